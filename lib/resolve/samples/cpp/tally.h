#pragma once
#include <string>
namespace tally {
struct Count {
  int64_t whole;
  static const int few = 3;
  double share() const;
  const char* title;
  bool isFull;
  unsigned long odd;
  void note(int times = 1);
  void note(Count* other);
};
template <typename A, typename B>
int64_t mix(A a, B b);
inline int64_t mix(uint64_t a, uint64_t b) { return a + b; }
void sum(int64_t* row);
void sum(bool isAll);
const char* describe(const Count& count);
std::string put(const std::string& key, const std::string& value);
std::string put(const std::string& key, const char* value);
std::string put(const std::string& key, bool value);
std::string put(const std::string& key, int64_t value);
std::string put(const std::string& key, int value);
std::string put(const std::string& key, double value);
}
