/** What the standard library's texts of C++ are passed to, by the type of their characters. Pure. */

/** The type of a character with the names of its text and of a view of it. */
const TEXTS: readonly (readonly [character: string, text: string, view: string])[] = [
  ["char", "string", "string_view"],
  ["wchar_t", "wstring", "wstring_view"],
  ["char8_t", "u8string", "u8string_view"],
  ["char16_t", "u16string", "u16string_view"],
  ["char32_t", "u32string", "u32string_view"],
];
const VIEWS: ReadonlyMap<string, readonly string[]> = new Map(TEXTS.map(([, text, view]) => [text, [view]]));
const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ["L", "wchar_t"],
  ["u8", "char8_t"],
  ["u", "char16_t"],
  ["U", "char32_t"],
]);

/** `wstring_view` for `wstring`: a text becomes a view of itself. Nothing for any other name. */
export const viewsOfText = (name: string): readonly string[] => VIEWS.get(name) ?? [];

/** What a literal with a mark is passed to, nearest first: `L"tern"` to `wchar_t`. Null for one without a mark. */
export function markedText(literal: string): readonly string[] | null {
  const character = CHARACTERS.get(/^(u8|[LuU])R?"/.exec(literal)?.[1] ?? "");
  return TEXTS.find(([own]) => own === character) ?? null;
}

/**
 * A call of the standard library that gives a text, up to its arguments: `std::to_string(3)`, `std::wstring(3, L'a')`.
 */
export const TEXT_CALL = /^std::(?:to_)?(w?string)(?=\()/;
