
#include <type_traits>

#define SAIL_IF(...) std::enable_if_t<(__VA_ARGS__), int> = 0

namespace sails {
template <typename T> struct is_wide : std::is_wide<T> {};
template <typename T> struct is_long {};

template <typename T, SAIL_IF(std::«is_wide→outside»<T>::value && sails::«is_long→sails.is_long, scope»<T>::value)>
void hoist(T sail) {}
}
