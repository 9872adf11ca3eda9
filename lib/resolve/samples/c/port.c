#include "port.h"

#define read read_port

int port_open(const struct «quay→quay, import» *at) { return at->«length→quay.length, receiver»; }

int port_weigh(const «freight→freight, import» *cargo, berth at) {
  return at == «TAKEN_BERTH→berth.TAKEN_BERTH, import» ? 0 : cargo->«weight→parcel.weight, receiver»;
}

int port_read(void) {
  struct { int depth; } found = { 0 };
  return «read→read, scope»() + found.depth;
}
