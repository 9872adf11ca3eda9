// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { press, renderAsking } from "@/testing/hooks/render";
import { setSingleKeys } from "../shell/global-keys";
import { useNavigationKeys, type NavigationAction } from "./use-navigation-keys";

describe("keys that start from the name under the cursor", () => {
  let run: NavigationAction[];
  const code = (): HTMLElement => document.querySelector<HTMLElement>(".code-area button")!;

  beforeEach(() => {
    document.body.innerHTML =
      '<input /><div data-panel="code"><div class="code-area"><button>code</button></div></div><div role="menu"><i tabindex="0">m</i></div>';
    run = [];
    renderAsking(() => useNavigationKeys((what) => run.push(what)), undefined);
  });
  afterEach(() => localStorage.clear());

  it.each([
    ["F12", {}, "definition"],
    ["F12", { altKey: true }, "peek"],
    ["F12", { shiftKey: true }, "usages"],
    ["F12", { ctrlKey: true }, "implementations"],
    ["F10", { shiftKey: true }, "menu"],
    ["i", { ctrlKey: true }, "documentation"],
  ] as const)("%s with %o in the code is %s", (key, held, what) => {
    code().focus();
    expect(press(key, held, code()).defaultPrevented).toBe(true);
    expect(run).toEqual([what]);
  });

  it("find the hierarchy by the place of its key, whatever letter a layout puts there", () => {
    code().focus();
    press("р", { code: "KeyH", ctrlKey: true }, code());
    expect(run).toEqual(["hierarchy"]);
  });

  it("leave chords to the browser while the reader is elsewhere; letters work there too", () => {
    expect(press("F12").defaultPrevented).toBe(false);
    press("u");
    expect(run).toEqual(["usages"]);
  });

  it("are letters of what is typed in a field, or in a menu", () => {
    for (const element of document.querySelectorAll<HTMLElement>("input, i")) {
      element.focus();
      press("u", {}, element);
    }
    expect(run).toEqual([]);
  });

  it("are no letters once the reader switched single keys off", () => {
    setSingleKeys(false);
    press("u");
    expect(run).toEqual([]);
    code().focus();
    press("F12", {}, code());
    expect(run).toEqual(["definition"]);
  });

  it("do nothing behind an open dialog, and nothing again while a key is held", () => {
    press("u", { repeat: true });
    document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
    press("u");
    expect(run).toEqual([]);
  });
});
