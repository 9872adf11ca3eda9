import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchTime } from "./search-time";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

const full = { filled: 1, isUnlikely: false, candidates: 5000 };
const part = { filled: 0.2, isUnlikely: false, candidates: 5000 };
const nothing = { filled: 0, isUnlikely: false, candidates: 5000 };

test("a full page ends the search first, a part of one later, nothing last", () => {
  const time = new SearchTime({});
  vi.advanceTimersByTime(50);
  expect(time.nextStep(full)).toBeNull();
  expect(time.nextStep(part)).toBeGreaterThan(0);
  vi.advanceTimersByTime(120);
  expect(time.nextStep(part)).toBeNull();
  expect(time.nextStep(nothing)).toBeGreaterThan(0);
  vi.advanceTimersByTime(3000);
  expect(time.nextStep(nothing)).toBeNull();
});

test("what can hardly hold uses is not searched for long, longest when nothing was found", () => {
  const time = new SearchTime({});
  vi.advanceTimersByTime(50);
  expect(time.nextStep({ ...part, isUnlikely: true })).toBeNull();
  expect(time.nextStep({ ...nothing, isUnlikely: true })).toBeGreaterThan(0);
  vi.advanceTimersByTime(120);
  expect(time.nextStep({ ...nothing, isUnlikely: true })).toBeNull();
});

test("few uses are looked at to the end, unless the page is full without", () => {
  const time = new SearchTime({});
  vi.advanceTimersByTime(400);
  expect(time.nextStep({ ...part, candidates: 200 })).toBeGreaterThan(0);
  expect(time.nextStep({ ...part, isUnlikely: true, candidates: 200 })).toBeGreaterThan(0);
  expect(time.nextStep({ ...full, candidates: 200 })).toBeNull();
});

test("a large page has more time to be filled", () => {
  const time = new SearchTime({ page: 1000 });
  vi.advanceTimersByTime(900);
  expect(time.nextStep(part)).toBeGreaterThan(0);
  expect(time.nextStep(full)).toBeNull();
});

test("no step goes beyond the deadline of whoever asks", () => {
  const time = new SearchTime({ deadline: performance.now() + 10, patience: 0 });
  expect(time.nextStep(nothing)).toBe(10);
  expect(time.nextStep(full)).toBeNull();
  vi.advanceTimersByTime(11);
  expect(time.nextStep(nothing)).toBeNull();
});
