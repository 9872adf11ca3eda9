/** The keys that work today, as the dialog shows them. On a Mac, Ctrl is Cmd. */
interface KeyLine {
  does: string;
  chords: readonly string[];
}

export const KEY_GROUPS: readonly { title: string; keys: readonly KeyLine[] }[] = [
  {
    title: "Find",
    keys: [
      { does: "Go to symbol or file", chords: ["Ctrl K", "/"] },
      { does: "Files", chords: ["Ctrl P", "t"] },
      { does: "Symbols only", chords: ["#", "Ctrl T"] },
      { does: "Symbols of this file", chords: ["Ctrl Shift O", "@"] },
      { does: "Places opened before", chords: ["Ctrl E"] },
      { does: "Line", chords: ["Ctrl G", ":", "l"] },
      { does: "Actions", chords: ["F1", ">"] },
      { does: "Text in this file", chords: ["Ctrl F"] },
      { does: "Text in all files", chords: ["Ctrl Shift F"] },
    ],
  },
  {
    title: "From a name",
    keys: [
      { does: "Definition", chords: ["F12", "Ctrl click"] },
      { does: "Definition in the other pane", chords: ["Ctrl Enter"] },
      { does: "Peek", chords: ["Alt F12", "Ctrl Shift F10"] },
      { does: "Usages", chords: ["Shift F12", "u"] },
      { does: "Implementations", chords: ["Ctrl F12", "i"] },
      { does: "Type hierarchy", chords: ["Ctrl H", "h"] },
      { does: "Calls", chords: ["Ctrl Alt H", "Shift Alt H", "c"] },
      { does: "Quick documentation", chords: ["Ctrl I", "q"] },
      { does: "All of these", chords: ["Shift F10"] },
    ],
  },
  {
    title: "Place",
    keys: [
      { does: "Back, forward", chords: ["Alt ←", "Alt →"] },
      { does: "Reading trail: where you have been", chords: ["w"] },
      { does: "Copy link", chords: ["y"] },
      { does: "Mark lines", chords: ["Shift click"] },
      { does: "Header or source", chords: ["Alt O", "Alt F10"] },
    ],
  },
  {
    title: "Panels",
    keys: [
      { does: "Next panel", chords: ["F6"] },
      { does: "Close the second pane", chords: ["Ctrl Shift Enter"] },
      { does: "Files, outline, dock", chords: ["f", "o", "d"] },
      { does: "Let Tab leave the code", chords: ["Ctrl M"] },
      { does: "These keys", chords: ["?"] },
    ],
  },
  {
    title: "Palette",
    keys: [
      { does: "Walk, open", chords: ["↑", "↓", "Enter"] },
      { does: "Open beside the code", chords: ["Ctrl Enter"] },
      { does: "Narrow by the next chip, complete a filter", chords: ["Tab"] },
      { does: "Lift the last chip", chords: ["Backspace"] },
      { does: "Why this rank", chords: ["Alt W"] },
    ],
  },
  {
    title: "Lists and trees",
    keys: [
      { does: "Walk", chords: ["↑", "↓", "Home", "End"] },
      { does: "Unfold, fold", chords: ["→", "←"] },
      { does: "Open, beside", chords: ["Enter", "Ctrl Enter"] },
      { does: "Show, and stay in the list", chords: ["Space"] },
      { does: "Close the dock, a peek or a panel", chords: ["Esc"] },
    ],
  },
];
