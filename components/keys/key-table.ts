/** The keys that work today, as the dialog shows them. On a Mac, Ctrl is Cmd. */
interface KeyLine {
  does: string;
  chords: readonly string[];
}

export const KEY_GROUPS: readonly { title: string; keys: readonly KeyLine[] }[] = [
  {
    title: "Everywhere",
    keys: [
      { does: "Go to symbol or file", chords: ["Ctrl K", "/", "Ctrl T"] },
      { does: "Back, forward", chords: ["Alt ←", "Alt →"] },
      { does: "These keys", chords: ["?"] },
    ],
  },
  {
    title: "Palette",
    keys: [
      { does: "Walk", chords: ["↑", "↓"] },
      { does: "Open", chords: ["Enter"] },
      { does: "Open beside, in a new tab", chords: ["Ctrl Enter"] },
      { does: "Narrow by the next chip", chords: ["Tab"] },
      { does: "Lift the last chip", chords: ["Backspace"] },
      { does: "Why this rank", chords: ["Alt W"] },
      { does: "Close", chords: ["Esc"] },
    ],
  },
  {
    title: "Name under the cursor",
    keys: [
      { does: "Definition", chords: ["F12", "Ctrl click"] },
      { does: "Peek", chords: ["Alt F12", "Ctrl Shift F10"] },
      { does: "Usages", chords: ["Shift F12", "u"] },
      { does: "Type hierarchy", chords: ["Ctrl H", "h"] },
      { does: "Calls", chords: ["Ctrl Alt H", "Shift Alt H", "c"] },
    ],
  },
  {
    title: "Code",
    keys: [
      { does: "Copy link to this place", chords: ["y"] },
      { does: "Panels: files, outline, dock", chords: ["f", "o", "d"] },
      { does: "Next panel", chords: ["F6"] },
      { does: "Mark lines", chords: ["Shift click"] },
      { does: "Let Tab leave the code", chords: ["Ctrl M"] },
    ],
  },
  {
    title: "Lists and trees",
    keys: [
      { does: "Walk", chords: ["↑", "↓", "Home", "End"] },
      { does: "Unfold, fold", chords: ["→", "←"] },
      { does: "Open", chords: ["Enter"] },
      { does: "Open beside, in a new tab", chords: ["Ctrl Enter"] },
      { does: "Close the dock or the peek", chords: ["Esc"] },
    ],
  },
];
