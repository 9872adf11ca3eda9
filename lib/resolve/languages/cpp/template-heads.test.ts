import { expect, it } from "vitest";
import { headAround, isGiven, takesTemplateArguments } from "./template-heads";

const takes = (before: string, written: string): boolean => {
  const head = headAround(before, "f()");
  return head !== null && takesTemplateArguments(head, written);
};

it("types and values among template arguments are told apart, and counted", () => {
  expect(takes("template <typename T> T ", "<int>")).toBe(true);
  expect(takes("template <typename T> T ", "<0u>")).toBe(false);
  expect(takes("template <typename T> T ", "<Box<int,2>>")).toBe(true);
  expect(takes("template <std::size_t Place = 0> auto ", "<0u>")).toBe(true);
  expect(takes("template <std::size_t Place> auto ", "<char>")).toBe(false);
  expect(takes("template <std::size_t Place> auto ", "<Ship*>")).toBe(false);
  expect(takes("template <std::size_t Place> auto ", "<PLACES>")).toBe(true);
  expect(takes("template <std::integral T> T ", "<int>")).toBe(true);
  expect(takes("template <typename T> T ", "<int,int>")).toBe(false);
  expect(takes("template <typename T, typename... Rest> T ", "<int,char,bool>")).toBe(true);
});

it("a template of which a parameter is neither given nor told by what the call passes takes no fewer arguments", () => {
  expect(takes("template <auto Get, auto Set> T ", "<&Ship::name>")).toBe(false);
  expect(takes("template <auto Get, typename As = Same> T ", "<&Ship::name>")).toBe(true);
  expect(takes("template <typename To, typename... Rest> T ", "<int>")).toBe(true);
});

it("a member of a template is no template by that", () => {
  expect(headAround("template <class T> void Box<T>::", "put()")).toBeNull();
  expect(headAround("template <class T> template <class U> void Box<T>::", "put(U u)")?.parameters).toHaveLength(1);
  expect(headAround("template <class T> std::vector<T>::iterator ", "first(T t)")?.parameters).toHaveLength(1);
});

it("a parameter that no argument of the call stands for has to be given", () => {
  const given = (before: string, behind: string) => {
    const head = headAround(before, behind);
    return head !== null && isGiven(head);
  };
  expect(given("template <typename T> T ", "get(int key)")).toBe(false);
  expect(given("template <typename T> T ", "get(const T &key)")).toBe(true);
  expect(
    given("template <typename T, // for texts, too\n typename = If<!IsText<T>>>\nvoid ", "put(const T &key)"),
  ).toBe(true);
  expect(given("template <typename T = int, typename... Rest> T ", "get(int key)")).toBe(true);
});
