#include <sys/queue.h>

struct request {
  TAILQ_ENTRY(request) next;
  int size;
};

struct server {
  TAILQ_HEAD(requests, request) waiting;
  LIST_HEAD(, request) done;
};

TAILQ_HEAD(hosts, server);

static int served(struct «hosts→hosts, scope» *hosts, struct «requests→server.requests, import» *from, struct server *at) {
  from = &at->«waiting→server.waiting, receiver»;
  return at->«done→server.done, receiver».lh_first != 0;
}
