class Tank {
public:
  struct {
    int level;
    int least() const { return «level→Tank.water.level, scope»; }
  } water;
  union {
    struct { int level; } oil, fuel;
    int whole;
  };
  int sum() const { return water.«level→Tank.water.level, receiver» + fuel.«level→Tank.oil.level, receiver» + «whole→Tank.whole, scope»; }
};

int measured(const Tank &tank) { return tank.water.«least→Tank.water.least(const), receiver»() + tank.oil.«level→Tank.oil.level, receiver»; }
