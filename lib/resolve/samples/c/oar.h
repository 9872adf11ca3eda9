#ifndef OAR_H
#define OAR_H
struct iovec;
struct oar {
  long (*send)(int at, const struct «iovec→iovec, name» *parts);
};
#endif
