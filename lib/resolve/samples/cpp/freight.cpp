#include <cstddef>
struct Freight {
  void drop(void* p) noexcept;
  void drop(void* p, std::size_t n) noexcept;
  std::size_t size_;
};
void Freight::drop(void* p) noexcept { size_ = 0; }
void Freight::drop(void* p, std::size_t n) noexcept {
  if (n <= size_)
    «drop→Freight.drop(void), scope»(p);
  else
    size_ = n;
}
