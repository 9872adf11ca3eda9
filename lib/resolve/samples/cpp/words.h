#pragma once
namespace press {
namespace words {
#define WEIGHTS 3
bool comma(char c);
enum Mark { FULL_STOP };
}
class Node {
public:
  enum Sort { TEXT, LIST };
  Sort sort;
};
class Text : public Node {
public:
  Text() { sort = «TEXT→press.Node.Sort.TEXT, scope»; }
  template <bool (*test)(char)> bool is();
};
}
