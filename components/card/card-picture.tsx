/**
 * What a chat shows in place of a link to a symbol: its name, its signature, its place. Drawn, not laid out by a
 * browser.
 */
import { isobathPath } from "../home/isobath";
import { CARD_COLOURS as COLOURS } from "./card-colours";
import type { CardWords } from "./card-words";

export const CARD_SIZE = { width: 1200, height: 630 };

const COLUMN = { display: "flex", flexDirection: "column" } as const;

export function CardPicture({ repo, kind, colour, name, size, signature, about, place }: CardWords) {
  return (
    <div
      style={{
        ...COLUMN,
        ...CARD_SIZE,
        position: "relative",
        justifyContent: "space-between",
        padding: "64px 72px",
        background: COLOURS["--bg-panel"],
        color: COLOURS["--fg-2"],
      }}
    >
      <svg width={1200} height={630} viewBox="560 -170 880 462" style={{ position: "absolute", left: 0, top: 0 }}>
        <path d={isobathPath()} fill="none" stroke={COLOURS["--accent"]} strokeOpacity={0.18} />
      </svg>
      <div style={{ display: "flex", alignItems: "center", fontSize: 24 }}>
        <svg width={36} height={36} viewBox="0 0 20 20">
          <path
            d="M10 1.6v9.6M10 3.4h3.4M10 6.4H6.6M10 9.4h3.4"
            fill="none"
            stroke={COLOURS["--accent"]}
            strokeWidth={1.7}
            strokeLinecap="round"
          />
          <path
            d="M10 10.2c2.5 2.2 3.7 3.9 3.7 5.3a3.7 3.7 0 0 1-7.4 0c0-1.4 1.2-3.1 3.7-5.3z"
            fill={COLOURS["--accent"]}
          />
        </svg>
        <span style={{ marginLeft: 12, color: COLOURS["--fg"] }}>Fathom</span>
        <span style={{ marginLeft: 12, color: COLOURS["--fg-3"] }}>{repo}</span>
      </div>
      <div style={COLUMN}>
        <span style={{ fontSize: 28, color: COLOURS[`--k-${colour}`] }}>{kind}</span>
        <span style={{ fontSize: size, lineHeight: 1.2, letterSpacing: "-0.02em", color: COLOURS["--fg"] }}>
          {name}
        </span>
        {signature !== "" && signature !== name && (
          <span style={{ marginTop: 12, fontSize: 26, lineHeight: 1.35 }}>{signature}</span>
        )}
        {about !== "" && <span style={{ marginTop: 16, fontSize: 30, lineHeight: 1.35 }}>{about}</span>}
      </div>
      <div style={{ display: "flex", fontSize: 22, color: COLOURS["--fg-3"] }}>{place}</div>
    </div>
  );
}
