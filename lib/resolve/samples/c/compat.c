struct span;
#ifndef HAVE_STRUCT_SPAN
struct span { long length; };
#endif
#if !defined(HAVE_STRDUP)
char *strdup(const char *text) { return 0; }
char *own_strdup(const char *text) { return strdup(text); }
#endif
#ifdef HAVE_STRLCPY
#else
#define strlcpy(to, from) 0
#endif

void copy(struct «span→span, name» *at, char *to) {
  «strdup→strdup, name»(to);
  «strlcpy→strlcpy, name»(to, to);
  «own_strdup→own_strdup, scope»(to);
}
#ifdef _WIN32
# define recede _recede
# define advance _advance
#else
# define advance plain_advance
#endif
int move(int fd) { return «recede→recede, name»(fd) + «advance→advance, scope»(fd); }
#ifdef HAVE_POLL_H
#include <poll.h>
#else
struct pollfd { int fd; short events; };
#endif
#ifndef _UNIX
# define isatty(fd) _isatty(fd)
#endif
int waiting(struct «pollfd→pollfd, name» *at) { return at->«events→pollfd.events, name» && «isatty→isatty, name»(1); }
#ifdef HAVE_SYSTEM_BERTHS
#define our_berth berth
#else
struct our_berth { int draught_here; struct our_berth *next_here; };
#endif
int moor(struct our_berth *at) { return at->«draught_here→our_berth.draught_here, name»; }
#if HAVE_OUR_QUAYS
struct our_quay { int length_here; };
#elif defined(_WIN32)
typedef struct { int width_here; } our_pier;
#else
#define our_quay quay
#define our_pier pier
#endif
int land(struct our_quay *at, our_pier *by) {
  return at->«length_here→our_quay.length_here, name» + by->«width_here→our_pier.width_here, name»;
}
