#pragma once
#include <cstdarg>
#include <map>
#include <sstream>
#include <string>
#include <vector>

struct Sail {
  bool torn_;
  int cloth() const;
};

struct Rigging : public std::map<int, Sail> {};

class Loft {
public:
  typedef std::map<std::string, Sail> Sails;
  int mend(Rigging* rigging, int key);
  int count();

private:
  Sails sails_;
  std::vector<Sail*> spare_;
};

void complain(const char* text, ...);
void complain(const char* text, va_list arguments);

int sew(const std::string& text);
int sew(const char* text);
int sew(std::istream& text);
int weigh(float grams);
int weigh(double grams);
