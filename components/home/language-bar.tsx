/** Shares of languages by files, as a bar and in words. */
import { languageName } from "../words/languages";

const SHADES = ["var(--fg-2)", "var(--line-ctl)", "var(--line-2)"];
const SHOWN = 3;

export function LanguageBar({ languages }: { languages: readonly { language: string; files: number }[] }) {
  const total = languages.reduce((sum, { files }) => sum + files, 0);
  if (total === 0) return <div />;
  const shares = languages.slice(0, SHOWN).map(({ language, files }) => ({
    name: languageName(language),
    share: (files / total) * 100,
  }));
  const words = shares.map(
    ({ name, share }) => `${name} ${share < 1 ? "< 1" : share < 100 ? Math.min(99, Math.round(share)) : 100} %`,
  );
  return (
    <div className="language-bar" role="img" aria-label={words.join(", ")} title={words.join(" · ")}>
      <div className="language-shares">
        {shares.map(({ name, share }, place) => (
          <i key={name} style={{ flex: share, background: SHADES[place] }} />
        ))}
      </div>
      <div className="meta quiet cut">{words.slice(0, 2).join(" · ")}</div>
    </div>
  );
}
