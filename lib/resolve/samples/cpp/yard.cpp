#include "yard.h"
using namespace Port;

bool isLow() {
  return Tides::«usual→Port.Tides.(anonymous).usual, scope»() == Tides::«LowFirst→Port.Tides.(anonymous).Order.LowFirst, scope»;
}

class Yard::Site::Plan {
 public:
  class Sheet;
  class List;
};

class Yard::Site::Plan::Sheet {
 public:
  virtual void parse(int size);
};

class Yard::Site::Plan::List : public Yard::Site::Plan::Sheet {
 public:
  void parse(int size) override;

 private:
  enum Sort { Long, Short };
};

void Yard::Site::Plan::List::parse(int size) {
  if (size == «List→Port.Yard.Site.Plan.List, import»::«Long→Port.Yard.Site.Plan.List.Sort.Long, scope») return;
  if (size == «Short→Port.Yard.Site.Plan.List.Sort.Short, scope») return;
  «Sheet→Port.Yard.Site.Plan.Sheet, scope»::«parse→Port.Yard.Site.Plan.Sheet.parse(int), scope»(size);
}

namespace pt = Port::Tides;

bool isHigh() {
  namespace py = Port;
  return pt::«usual→Port.Tides.(anonymous).usual, scope»() == pt::«HighFirst→Port.Tides.(anonymous).Order.HighFirst, scope» ||
         py::Tides::«usual→Port.Tides.(anonymous).usual, scope»() == py::Tides::LowFirst;
}

void openAll(Yard::Site &site) {
  namespace yd = Yard;
  yd::«Site→Port.Yard.Site, scope» *same = &site;
  same->«open→Port.Yard.Site.open, receiver»();
}
