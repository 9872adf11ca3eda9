/** Go to Symbol as a reader meets it. */
import { expect, type Locator, type Page } from "@playwright/test";

export class Palette {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly rows: Locator;
  /** The row that Enter opens. */
  readonly active: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole("dialog", { name: "Go to symbol" });
    this.field = this.dialog.getByRole("combobox");
    this.rows = this.dialog.getByRole("option");
    this.active = this.dialog.getByRole("option", { selected: true });
  }

  /** Opens it from wherever the reader is; the page has to listen already. */
  async open(key = "Control+k"): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press(key);
      await expect(this.dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(this.field).toBeFocused();
  }

  /** Types a query, key by key, and waits until the rows are those of the whole query. */
  async type(query: string): Promise<void> {
    await this.field.pressSequentially(query);
    await this.settled(query);
  }

  async settled(query: string): Promise<void> {
    await expect(this.field).toHaveValue(query);
    // The foot tells a time once the answer on show is the one that was asked for.
    await expect(this.dialog.getByText(/\d+ ms$/)).toBeVisible();
  }

  /** The row of a symbol, by its accessible name: "method moorShip, in …". */
  row(name: string | RegExp): Locator {
    return this.dialog.getByRole("option", { name });
  }
}
