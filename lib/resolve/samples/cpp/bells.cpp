#include "bells.h"

void toll(Bell& bell, int at) {
  bell.«ring→Bell.ring(function)@bells.h:4, receiver»([at] { return; });
  bell.«ring→Bell.ring(function)@bells.h:5, receiver»([&](int times) { at += times; });
  «cast→cast(function)@bells.h:8, import»([](bool isLoud) { return Bell(); });
  «cast→cast(function)@bells.h:7, import»([] { return Bell(); });
  «tune→tune(function)@bells.h:11, import»([] { return Bell(); });
  «tune→tune(Tuned)@bells.h:10, import»([](Bell before) { return before; });
}

void shout(const std::string& text) { «say→say(char), import»(text.c_str()); }
