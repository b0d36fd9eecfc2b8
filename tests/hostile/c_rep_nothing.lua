-- tries: nothing, repeated nine quintillion times
-- expect: stopped time
return ("").rep("", math.maxinteger)
