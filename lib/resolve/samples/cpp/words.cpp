#include "words.h"

namespace press {
using namespace words;

bool read(Text& text) {
  text.sort = Node::«LIST→press.Node.Sort.LIST, scope»;
  return text.is<«comma→press.words.comma(char), import»>() && «comma→press.words.comma(char), import»('a') && «FULL_STOP→press.words.Mark.FULL_STOP, import»;
}
}
