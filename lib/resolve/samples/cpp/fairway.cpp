#include "buoy.h"
void sound(«Buoy→Buoy@buoy.h, import» &at) { at.«ring→Buoy.ring@buoy.cpp or Buoy.ring@buoy.h, receiver»(); }
