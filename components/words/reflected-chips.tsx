/** What reflection says about a symbol, as chips: specifiers first, then meta. */
import type { Reflected } from "@/lib/contract/reflection";

const SHOWN = 8;

export function ReflectedChips({ reflected }: { reflected: Reflected | undefined }) {
  if (!reflected) return null;
  const entries = [...reflected.specifiers, ...reflected.meta];
  const more = entries.length - SHOWN;
  return (
    <>
      <span className="chip outlined">{reflected.macro}</span>
      {entries.slice(0, SHOWN).map(({ name, value }, at) => (
        <span className="chip" key={`${at} ${name}`} title={value === null ? name : `${name} = ${value}`}>
          {value === null || value === "" ? name : `${name} = ${clip(value)}`}
        </span>
      ))}
      {more > 0 && <span className="chip" title={entries.slice(SHOWN).map(words).join(", ")}>{`+${more}`}</span>}
    </>
  );
}

const clip = (value: string): string => (value.length > 28 ? `${value.slice(0, 27)}…` : value);

const words = ({ name, value }: Reflected["meta"][number]): string => (value === null ? name : `${name} = ${value}`);
