export interface Hoist {
  lift(): void;
}

export const crane: Hoist = { lift() {} };
