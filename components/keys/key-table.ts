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
    title: "Code",
    keys: [
      { does: "Copy link to this place", chords: ["y"] },
      { does: "Panels: files, outline", chords: ["f", "o"] },
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
    ],
  },
];
