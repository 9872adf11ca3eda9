#pragma once
#include <functional>
struct Bell {
  void ring(std::function<void()> done);
  void ring(std::function<void(int times)> done);
};
Bell cast(std::function<Bell()> made);
Bell cast(std::function<Bell(bool isLoud)> made);
using Tuned = std::function<Bell(Bell)>;
int tune(Tuned how);
int tune(std::function<Bell()> how);
void say(const std::string& text);
void say(const char* text);
