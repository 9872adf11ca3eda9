#pragma once
struct Sail { int area; };
struct Jib : Sail {};

class Loft {
public:
  int trim(Sail *sail);
  int trim(Sail &sail) const;
  int trim(const Sail *sail, int by);
  char name(char mark);
  int name(const char *text);
  Sail *cut(Sail &sail);
  Jib *cut(const Sail &sail);
};
