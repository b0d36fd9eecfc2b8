/* post.c: messages between a jail and its keeper, with descriptors in them. */
#define _GNU_SOURCE /* MSG_CMSG_CLOEXEC */

#include "post.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>

bool post_send(int socket, const void *message, size_t size, int fd) {
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof fd)];
  } control = {.room = {0}};
  struct iovec part = {(void *)message, size};
  struct msghdr m = {.msg_iov = &part, .msg_iovlen = 1};
  if (fd >= 0) {
    m.msg_control = control.room;
    m.msg_controllen = sizeof control.room;
    control.header = (struct cmsghdr){CMSG_LEN(sizeof fd), SOL_SOCKET, SCM_RIGHTS};
    memcpy(CMSG_DATA(&control.header), &fd, sizeof fd);
  }
  ssize_t sent;
  do sent = sendmsg(socket, &m, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == (ssize_t)size;
}

bool post_receive(int socket, void *message, size_t size, int *fd) {
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof *fd)];
  } control = {.room = {0}};
  struct iovec part = {message, size};
  struct msghdr m = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.room};
  /* in the room for two a second one would come, which nobody closes */
  m.msg_controllen = CMSG_LEN(sizeof *fd);
  ssize_t got;
  errno = 0;
  do got = recvmsg(socket, &m, MSG_CMSG_CLOEXEC);
  while (got < 0 && errno == EINTR);
  *fd = -1;
  if (m.msg_controllen >= CMSG_LEN(sizeof *fd) && control.header.cmsg_type == SCM_RIGHTS)
    memcpy(fd, CMSG_DATA(&control.header), sizeof *fd);
  return got == (ssize_t)size;
}
