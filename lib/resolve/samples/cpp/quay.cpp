#include "quay.h"

struct Beacon : quay::Lamp {
  Beacon() : «Lamp→quay.Lamp, scope»() {}
  «Lamp→quay.Lamp, scope»* lamp();
  «Post→quay.Post, scope»* post();
};
«Post→quay.Post, name»* lost();
