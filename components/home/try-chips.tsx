"use client";
/** Things to type, one of each kind that the palette understands. */
import { usePalette } from "../palette/palette-provider";

const EXAMPLES = ["kind:class ", "lang:cpp kind:function ", "scope:all ", "#"];

export function TryChips() {
  const { open } = usePalette();
  return (
    <div className="home-tips">
      <span className="wide-only">Try</span>
      {EXAMPLES.map((example) => (
        <button key={example} className="chip mono" onClick={() => open(example)}>
          {example.trim()}
        </button>
      ))}
    </div>
  );
}
