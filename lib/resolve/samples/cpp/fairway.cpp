#include "buoy.h"
void sound(«Buoy→Buoy@buoy.h, import» &at) { at.«ring→Buoy.ring@buoy.cpp or Buoy.ring@buoy.h, receiver»(); }
void rock(Buoy &at) { at.«sway→Buoy.sway(int-int)@buoy.cpp or Buoy.sway(int-int)@buoy.h, receiver»(1); }
