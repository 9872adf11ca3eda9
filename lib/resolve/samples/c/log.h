#define container_of(ptr, type, member) ((type *) ((char *) (ptr) - offsetof(type, member)))

struct log {
  int used;
  int length;
};

struct logbook {
  struct log log;
  int pages;
};
