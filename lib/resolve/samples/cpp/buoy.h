#pragma once
class Bell;
class Buoy {
public:
  void ring();
  Bell *bell();
};
