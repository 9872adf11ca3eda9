#ifndef PORT_H
#define PORT_H
typedef enum berth {
  FREE_BERTH,
  TAKEN_BERTH
} berth;

typedef struct quay {
  int length;
} quay;

typedef struct {
  int weight;
} parcel, freight;

int (port_open)(const quay *at);
#define port_open(at) (port_open)(at)
#endif
