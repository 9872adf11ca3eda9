/**
 * Resolutions that say the same as one object. Nine of ten that are kept mean what another one means, with a list of
 * their own: shared, they take a tenth of the room, and what is made out of a list once (its declarations by key)
 * serves every use that means it.
 */
import { BoundedMap } from "../../bounded-map";
import type { Declaration } from "./declaration";
import type { Resolution } from "./resolution";

const MAX_DECLARATIONS = 60_000;
/** Resolutions that begin with the same declaration. */
const MAX_ALIKE = 8;

export class SharedResolutions {
  /** by the first declaration */
  private readonly known = new BoundedMap<Declaration, Resolution[]>(MAX_DECLARATIONS);

  /** The resolution that says the same and was given before, or this one. */
  of(found: Resolution): Resolution {
    const [first] = found.declarations;
    if (first === undefined) return found;
    const alike = this.known.get(first);
    if (alike === undefined) {
      this.known.set(first, [found]);
      return found;
    }
    const same = alike.find((each) => each === found || isSame(each, found));
    if (same !== undefined) return same;
    if (alike.length < MAX_ALIKE) alike.push(found);
    return found;
  }

  /** Forgets half of them, those that were not asked for the longest. */
  halve(): void {
    this.known.halve();
  }
}

function isSame(a: Resolution, b: Resolution): boolean {
  return (
    a.basis === b.basis &&
    a.declarations.length === b.declarations.length &&
    a.fileId === b.fileId &&
    hasDeclarationsOnly(a) &&
    hasDeclarationsOnly(b) &&
    a.declarations.every((declaration, at) => declaration === b.declarations[at])
  );
}

const hasDeclarationsOnly = ({ local, external, parameter }: Resolution): boolean =>
  local < 0 && external === null && parameter === null;
