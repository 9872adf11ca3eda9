/** Gives focus back to the code: what floats or lies beside it was opened from there. */

export function focusCode(): void {
  document
    .querySelector<HTMLElement>('[data-panel="code"] :is(textarea, .native-edit-context, .server-code)')
    ?.focus({ preventScroll: true });
}

/** Whether the reader's hands are in the code. */
export const inCode = (): boolean => document.activeElement?.closest('[data-panel="code"] .code-area') !== null;
