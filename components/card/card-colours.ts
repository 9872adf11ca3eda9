/** Colours of the light theme, for pictures: what draws them knows no stylesheet. A test holds them against it. */
export const CARD_COLOURS = {
  "--bg-panel": "#fafbfa",
  "--fg": "#15202a",
  "--fg-2": "#43515c",
  "--fg-3": "#5a6771",
  "--accent": "#086173",
  "--k-type": "#875000",
  "--k-call": "#5b3fc4",
  "--k-data": "#1a5da8",
  "--k-scope": "#54616b",
  "--k-note": "#a61c6c",
  "--k-bp": "#2348d8",
} as const;
