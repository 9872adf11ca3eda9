#include "labels.h"

namespace sign {
void paint(std::string name, const std::wstring& wide, std::string_view part) {
  «label→sign.label(string_view), import»(narrowed(L"gull"));
  «label→sign.label(wstring_view), import»(widened("gull"));
  «label→sign.label(string_view), import»(name);
  «label→sign.label(wstring_view), import»(wide);
  «label→sign.label(string_view), import»(part);
  «label→sign.label(string_view), import»("tern");
  «label→sign.label(wstring_view), import»(L"tern");
  «label→sign.label(string_view), import»(std::to_string(3));
  «label→sign.label(wstring_view), import»(std::wstring(3, L'o'));
  «label→sign.label(string_view), import»("tern " + std::to_string(3));
  «label→sign.label(string_view), import»("tern "
        "and gull");
  «label→sign.label(string_view), import»(std::to_string(int(3 * 2)) + " %");
  «mark→sign.mark(string_view), import»("q");
  «mark→sign.mark(char), import»('q');
  «mark→sign.mark(wchar_t), import»(L'q');
}
}
