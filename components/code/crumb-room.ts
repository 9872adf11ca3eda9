/**
 * Which parts of a breadcrumb are drawn in how wide a head: whole names or none, so that no part is cut to a letter.
 * The room is reckoned from the letters, so the server draws what the browser draws; `crumb-room.css` has the widths.
 * Pure.
 */

/** Widths in pixels at which parts come in; the stylesheet has a rule for each. */
export const FIRST_WIDTH = 400;
export const LAST_WIDTH = 1500;
export const WIDTH_STEP = 50;

/** Pixels: of a letter on the average, around a name, of an icon with its gap, of a mark between two parts. */
const LETTER = 7;
const AROUND = 12;
const ICON = 21;
const CHEVRON = 23;
/** A longer name gives way in its middle. */
const LONGEST = 32;

interface CrumbParts {
  repo: string;
  module: string | null;
  /** Between the repository, or the module, and the file, outermost first. */
  folders: readonly string[];
  file: string;
  /** Around the cursor, outermost first. */
  symbols: readonly string[];
  /** Pixels of the head that are not the breadcrumb's. */
  taken: number;
}

/** Classes of the parts. */
export interface CrumbRoom {
  repo: string;
  module: string;
  folders: readonly string[];
  /** Of each folder: of the `…` that stands for it and those before it while the next one is the first by name. */
  rests: readonly string[];
  symbols: readonly string[];
  /** Of what leads away from repository or module: it is there only behind one of them. */
  begun: string;
}

/**
 * File and innermost symbol are always there. Then come, as there is room: what the symbol is in, the nearest folder,
 * module and repository, the other folders from the file outwards, and the outer symbols.
 */
export function crumbRoom({ repo, module, folders, file, symbols, taken }: CrumbParts): CrumbRoom {
  let room = taken + widthOf(file, ICON) + CHEVRON + (CHEVRON + AROUND + 2 * LETTER);
  if (symbols.length > 0) room += widthOf(symbols[symbols.length - 1], ICON);
  const next = (name: string, icon: number): number => stepAt((room += widthOf(name, icon)));
  const folderAt = new Array<number>(folders.length);
  const symbolAt = new Array<number>(symbols.length).fill(0);
  const bring = (all: readonly string[], at: number, icon: number, into: number[]): void => {
    if (at >= 0) into[at] = next(all[at], icon);
  };
  bring(symbols, symbols.length - 2, ICON, symbolAt);
  bring(folders, folders.length - 1, 0, folderAt);
  const moduleFrom = module === null ? 0 : next(module, ICON);
  const repoFrom = next(repo, 0);
  for (let at = folders.length - 2; at >= 0; at--) bring(folders, at, 0, folderAt);
  for (let at = symbols.length - 3; at >= 0; at--) bring(symbols, at, ICON, symbolAt);
  return {
    repo: from(repoFrom),
    module: from(moduleFrom),
    folders: folderAt.map(from),
    rests: folderAt.map((width, at) => `${from(folderAt.at(at + 1) ?? 0)} until-${width}`.trim()),
    symbols: symbolAt.map(from),
    begun: from(module === null ? repoFrom : moduleFrom),
  };
}

const widthOf = (name: string, icon: number): number =>
  Math.min(name.length, LONGEST) * LETTER + AROUND + icon + CHEVRON;

/** The next width that the stylesheet knows. */
const stepAt = (width: number): number =>
  Math.min(LAST_WIDTH, Math.max(FIRST_WIDTH, Math.ceil(width / WIDTH_STEP) * WIDTH_STEP));

const from = (width: number): string => (width === 0 ? "" : `from-${width}`);
