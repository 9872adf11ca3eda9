#pragma once
#define DECK_BEGIN namespace deck { inline namespace v1 {
#define DECK_END } }

namespace {
int lanterns = 3;
}

DECK_BEGIN
namespace detail {
struct Plank {
  struct Kind {
    enum Wood { OAK, PINE };
  };
  Kind::Wood wood;
};
int count(const Plank& plank);
}
DECK_END
