/** Languages of a repository by files, as a line to scale and in words. */
import type { RepositoryRow } from "@/lib/contract/repository-row";
import { percent } from "../text/figures";
import { languageName } from "../text/languages";

const TONES = ["var(--fg-2)", "var(--line-ctl)", "var(--line-2)"];

export function LanguageBar({ languages }: { languages: RepositoryRow["languages"] }) {
  const total = languages.reduce((sum, { files }) => sum + files, 0);
  const shares = languages.slice(0, 3).map(({ language, files }) => ({ name: languageName(language), files }));
  const words = shares.map(({ name, files }) => `${name} ${percent(files, total)} %`);
  if (total === 0) return <div className="repository-languages" />;
  return (
    <div className="repository-languages">
      <div className="language-line" role="img" aria-label={words.join(", ")}>
        {shares.map(({ name, files }, index) => (
          <i key={name} style={{ flex: files, background: TONES[index] }} />
        ))}
      </div>
      <div className="meta faint cut" aria-hidden>
        {words.slice(0, 2).join(" · ")}
      </div>
    </div>
  );
}
