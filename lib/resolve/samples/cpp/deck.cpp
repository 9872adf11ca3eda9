#include "deck.h"

namespace {
int stowed = 1;
}

enum : int { LOW_DECK = 1 };
enum : int { HIGH_DECK = 2 };

int lay(const deck::detail::«Plank→detail.Plank, scope»& plank) {
  return plank.wood == detail::Plank::«Kind→detail.Plank.Kind, scope»::«OAK→detail.Plank.Kind.Wood.OAK, scope» ? «lanterns→(anonymous).lanterns, import» : «HIGH_DECK→HIGH_DECK, scope» + «stowed→(anonymous).stowed, scope»;
}
