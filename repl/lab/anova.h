/* anova.h: how much of a variance each of two causes explains, from numbers that every value of one meets every one of the other. */
#ifndef ANOVA_H
#define ANOVA_H

/* Sums over `rows` rows and `columns` columns of one number each; several such tables may be added, part by part. */
struct anova {
  double rows, columns;
  double squares;        /* of all numbers */
  double row_squares;    /* of the sums of rows */
  double column_squares; /* of the sums of columns */
  double total_squares;  /* of the sum of all */
};

/*
** The variance components of the two-way layout without replication, each as a share of their sum (Searle, Casella and
** McCulloch, "Variance Components", 1992, 4.7): what differs by row, by column, and the rest. An estimate may lie a
** little below 0.
*/
struct components {
  double rows, columns, rest;
};
struct components anova_components(const struct anova *a);

#endif
