/** The code page as a reader meets it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { urlOf } from "./url-of";

export class Code {
  readonly editor: Locator;
  /** The name that was come for, marked in the text. */
  readonly marked: Locator;
  readonly pickedLines: Locator;
  /** The code as rows of the page, without the editor. */
  readonly plain: Locator;
  readonly place: Locator;
  readonly outline: Locator;
  readonly files: Locator;

  constructor(readonly page: Page) {
    this.editor = page.locator(".monaco-editor").first();
    this.marked = page.locator(".monaco-editor .come-for");
    this.pickedLines = page.locator(".monaco-editor .picked-line");
    this.plain = page.getByRole("region", { name: /^Code of / });
    this.place = page.getByRole("navigation", { name: "Place", exact: true });
    this.outline = page.getByRole("tree", { name: "Outline" });
    this.files = page.getByRole("tree", { name: /^Files of / });
  }

  /** Waits for the editor's text, in place of the rows that came first. */
  async ready(): Promise<void> {
    await expect(this.editor.locator(".view-line").first()).toBeVisible();
    await expect(this.plain).toHaveCount(0);
  }

  /** Goes to where a symbol stands, and waits until its file can be read. */
  async open(name: string): Promise<void> {
    await this.page.goto(await urlOf(this.page, name));
    await this.ready();
  }

  /** Text of a line that the editor shows, by what it holds. */
  line(text: string): Locator {
    // The editor writes every blank as a no-break space.
    return this.editor
      .locator(".view-line")
      .filter({ hasText: new RegExp(escape(text).replaceAll(" ", "[\\s\\u00a0]")) });
  }

  /** The line number beside the cursor's line. */
  get cursorLine(): Locator {
    return this.editor.locator(".line-numbers.active-line-number");
  }
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
