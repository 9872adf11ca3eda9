#include "buoys.h"
void Buoy::ring() {}
Buoy &Buoy::sway(int by, int times) { return *this; }
Bell *Buoy::bell() { return nullptr; }
void strike(Buoy &at) { at.«ring→Buoy.ring@buoys.cpp or Buoy.ring@buoys.h, receiver»(); }
