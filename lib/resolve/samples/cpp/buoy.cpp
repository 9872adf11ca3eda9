#include "buoy.h"
void Buoy::ring() {}
Bell *Buoy::bell() { return nullptr; }
