#ifndef BUOYS_H
#define BUOYS_H
class Bell;
class Buoy {
public:
  void ring();
  Bell *bell();
  Buoy &sway(int by, int times = 1);
};
#endif
