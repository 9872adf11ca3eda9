#include <map>
#include <utility>
class Letter { public: bool empty() const; };
struct Row { Letter first; int depth; Letter last; };
struct Long : Row { Letter more; };
std::map<Letter, Row> rows();
std::pair<Row, Letter> both();
template <class T> T some();

void split(const std::vector<std::pair<int, Letter>> &pairs, Row row, Long all, std::map<int, Row> &known) {
  for (const auto &[key, value] : rows()) {
    key.«empty→Letter.empty(const), receiver»();
    value.«first→Row.first, receiver».«empty→Letter.empty(const), receiver»();
  }
  for (auto [count, letter] : pairs) letter.«empty→Letter.empty(const), receiver»();
  auto [one, two] = both();
  two.«empty→Letter.empty(const), receiver»();
  const auto &[first, depth, last] = row;
  last.«empty→Letter.empty(const), receiver»();
  auto [more, none] = all;
  more.«empty→Letter.empty(const), name»();
  auto [at, done] = known.insert(row);
  at.«empty→Letter.empty(const), name»();
}
