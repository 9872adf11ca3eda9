namespace yard {
int weld(int seams);
class Keel {
public:
  virtual ~Keel();
};
namespace slip {
class Crane {
public:
  int load() const;
};
}
}
