/**
 * What reflection says about a symbol, as chips: specifiers first, then meta entries. If the macro has neither, the
 * chip is the macro's name.
 */
import type { Reflected } from "@/lib/contract/reflection";

const SHOWN = 8;

export function ReflectedChips({ reflected }: { reflected: Reflected | undefined }) {
  if (!reflected) return null;
  const entries = [...reflected.specifiers, ...reflected.meta];
  const more = entries.length - SHOWN;
  return (
    <>
      {entries.length === 0 && <span className="chip note">{reflected.macro}</span>}
      {entries.slice(0, SHOWN).map((entry, at) => (
        <span className="chip note" key={`${at} ${entry.name}`} title={words(entry)}>
          {words({ ...entry, value: clip(entry.value) })}
        </span>
      ))}
      {more > 0 && <span className="chip note" title={entries.slice(SHOWN).map(words).join(", ")}>{`+${more}`}</span>}
    </>
  );
}

const clip = (value: string | null): string | null =>
  value !== null && value.length > 28 ? `${value.slice(0, 27)}…` : value;

const words = ({ name, value }: Reflected["meta"][number]): string => (value ? `${name}=${value}` : name);
