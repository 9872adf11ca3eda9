#pragma once
class Bell;
class Buoy {
public:
  void ring();
  Bell *bell();
  Buoy &sway(int by, int times = 1);
};
