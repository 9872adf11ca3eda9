import { expect, it } from "vitest";
import { masked } from "../../testing/indexer/masks";

it("a mocked method is the method that it stands for", () => {
  const code = `class MockCrane : public Crane {
 public:
  MOCK_METHOD(void, stop, (), (override));
  MOCK_METHOD((std::map<int, Load>), loads, (const Ship& ship, int n), (const, override));
  MOCK_METHOD(int, count, (Ship*));
  int after;
};`;
  expect(masked(code)).toBe(`class MockCrane : public Crane {
 public:
  ~void~ stop~ ()override~;
  ~std::map<int, Load>~ loads~ (const Ship& ship, int n)const override~;
  ~int~ count~ (Ship*)~;
  int after;
};`);
});

it("one that is not written whole, or stands in code, is left", () => {
  expect(masked("class A { MOCK_METHOD(int, count); };")).not.toContain("()");
  const call = "void f() { MOCK_METHOD(a, b, (c)); }";
  expect(masked(call)).toBe(call);
});

it("the older macros are given the name first", () => {
  const code = `class MockCrane : public Crane {
  MOCK_METHOD0(stop, void());
  MOCK_METHOD2(lift, std::vector<Load>(const Load& load, int height));
  int after;
};`;
  expect(masked(code)).toBe(`class MockCrane : public Crane {
  void~stop~()~;
  void~lift~(const Load& load, int height)~;
  int after;
};`);
});
