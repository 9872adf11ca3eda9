#pragma once
#include <limits>

namespace gang {
class Plank {
public:
  void close();
};
}
