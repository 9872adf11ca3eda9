/** What a call of Ruby passes, with or without parentheses, as it is written. Pure. */
import { argumentsFrom, listAt, type WrittenArgument } from "../../facts/arguments";

const WORDS = "if|unless|while|until|rescue|and|or|do|then";
const BEGINS = new RegExp(String.raw`^[ \t]+(?!(?:${WORDS})\b)(?=[\w:@"'])`);
const ENDS = new RegExp(String.raw`\s+(?:${WORDS})\b.*$`);

/** @param behind the text behind the call's name, from which the starts count; null where it cannot be read */
export function argumentsBehindCall(behind: string): readonly WrittenArgument[] | null {
  if (behind.startsWith("(")) return argumentsFrom(behind, 0);
  if (!BEGINS.test(behind)) return [];
  const line = behind.split("\n", 1)[0].replace(ENDS, "");
  if (/[,\\]\s*$|<<[~-]?\w/.test(line)) return null;
  const found = argumentsFrom(`(${line})`, 0);
  return found && found.map(({ text, start }) => ({ text, start: start - 1 }));
}

/** The argument at a place, or behind a key. */
export function argumentOf(
  passed: readonly WrittenArgument[],
  parameter: { place: number; key: string | null },
): WrittenArgument | undefined {
  if (parameter.key === null) {
    const before = passed.slice(0, parameter.place + 1);
    return before.some(({ text }) => /^[*&]|^\w+:(?!:)|=>/.test(text)) ? undefined : before[parameter.place];
  }
  const key = new RegExp(`^${parameter.key}:\\s+`);
  const found = passed.find(({ text }) => key.test(text));
  const before = found ? (key.exec(found.text)?.[0].length ?? 0) : 0;
  return found && { text: found.text.slice(before), start: found.start + before };
}

/**
 * Where the last step of a path begins, `@ship.engine`, `Ship.new(1)`, `dock(1).ship`; -1 for what is no path of names
 * and calls.
 */
export function lastStepOf(text: string): number {
  let begin = 0;
  let end = /^(?:::)?@{0,2}\w+[?!]?/.exec(text)?.[0].length ?? 0;
  if (end === 0 || /^\d/.test(text)) return -1;
  if (text.startsWith("::")) begin = 2;
  for (;;) {
    if (text[end] === "(") {
      const list = listAt(text, end);
      if (!list) return -1;
      end = list.end;
    }
    if (end === text.length) return begin;
    const step = STEP.exec(text.slice(end));
    if (!step) return -1;
    begin = end + step[1].length;
    end += step[0].length;
  }
}

const STEP = /^(&?\.|::)\w+[?!]?/;
