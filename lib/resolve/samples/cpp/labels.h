#pragma once
#include <string>
#include <string_view>

namespace sign {
struct Label {};
Label label(std::string_view text);
Label label(std::wstring_view text);
Label mark(std::string_view text);
Label mark(char letter);
Label mark(wchar_t letter);
std::string narrowed(std::wstring_view text);
std::wstring widened(std::string_view text);
}
