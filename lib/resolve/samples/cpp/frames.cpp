#include <string>

namespace frames {
struct Size { int wide, high; };
struct Options { std::string title; Size size; };
struct Window { Window(Options options); void title(); };
Options standard() { return {.«title→frames.Options.title, receiver» = "x", .size = {.«wide→frames.Size.wide, receiver» = 1}}; }
void show(Options options, int times);
class Framer { public: Framer(int by); };
Framer *framed() { return new «Framer→frames.Framer, scope»(3); }
Framer plain() { return «Framer→frames.Framer, scope»(3); }

int used() {
  Options options{.«title→frames.Options.title, receiver» = "a"};
  Options other = {.«title→frames.Options.title, receiver» = "b", .size = {.«high→frames.Size.high, receiver» = 2}};
  show({.«title→frames.Options.title or tally.Count.title or frames.Window.title, name» = "c"}, 1);
  show(Options{.«title→frames.Options.title, receiver» = "d"}, 2);
  Window window({.«title→frames.Options.title or tally.Count.title or frames.Window.title, name» = "e"});
  auto last = Options{.«title→frames.Options.title, receiver» = "f"};
  return 0;
}
}
