#pragma once
#include <string>

struct Box {
  int weight() const;
  void weigh();
};

template <typename T>
class Shelf {
public:
  T& first() { return *items; }
  const T& first() const { return *items; }
  void push(const T& item);
  void push(T&& item);
  T* items;
};

class Part {
public:
  virtual ~Part() {}
  /// How large it is.
  virtual int size() const { return 0; }
  int size() { return 1; }
  void label();
};

class Wheel : public Part {
public:
  int size() const override { return this->«spokes→Wheel.spokes(const), receiver»(); }
  int spokes() { return 1; }
  int spokes() const;
  void label();
  Shelf<Box> shelf;
  Shelf<Box>* other;
};
