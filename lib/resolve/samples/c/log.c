#include <stddef.h>
#include "log.h"

struct page {
  int length;
  struct page *parent;
  struct page *next;
};

enum { PLACE = offsetof(struct page, «length→page.length, receiver») };

struct logbook *book(struct log *log) {
  return container_of(log, struct logbook, log);
}

void climb(struct page *from) {
  struct page **at;
  at = &from->next;
  if ((*at)->«parent→page.parent, receiver»)
    at = &(*at)->«parent→page.parent, receiver»;
}
