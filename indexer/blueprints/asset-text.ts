/**
 * An asset as text and facts. What its header says is written down line by line, and that text is what is kept, shown
 * and searched in place of the bytes; its facts are those of any file: a symbol, its bases, and the paths that it
 * uses.
 */
import { OccurrenceList } from "../extract/occurrence-list";
import { USE_ROLES } from "../../lib/contract/vocabulary";
import type { FileFacts, ImportFact, RelationFact, SymbolFact } from "../model";
import type { AssetFacts } from "./asset";
import type { BlueprintFacts, BlueprintFunction } from "./blueprint";
import { packageOf, packageOfFile, shortName } from "./object-path";

const INHERIT = USE_ROLES.indexOf("inherit");
const SOFT = USE_ROLES.indexOf("soft");

interface AssetText {
  text: string;
  facts: FileFacts;
}

/** @param path of the file inside the repository: says the package where the asset does not */
export function describeAsset(asset: AssetFacts, path: string): AssetText {
  const page = new Page();
  if (asset.blueprint) describeBlueprint(page, asset, asset.blueprint, path);
  else {
    page.line(`${asset.className ?? "Asset"} ${shortName(packageOfAsset(asset, path))}`);
    page.line();
    page.fact("package", packageOfAsset(asset, path));
    page.redirect(packageOfAsset(asset, path), asset.movedTo);
    page.fact("saved by", engineOf(asset));
  }
  page.uses(asset.references.filter((path) => !page.names(path)));
  return page.finish();
}

function describeBlueprint(page: Page, asset: AssetFacts, blueprint: BlueprintFacts, path: string): void {
  const { parent, nativeParent, interfaces, functions, description, type, dataOnly } = blueprint;
  const packagePath = packageOfAsset(asset, path);
  page.doc(description);
  page.declare(wordOf(asset), packagePath, parent);
  page.line();
  page.fact("package", packagePath);
  page.path("native parent", nativeParent === parent ? null : nativeParent, "derives");
  for (const path of interfaces) page.path("implements", path, "implements");
  page.fact("type", dataOnly ? `${type}, data only` : type);
  page.fact("saved by", engineOf(asset));
  page.functions(functions);
}

/** `Blueprint`, `WidgetBlueprint`, `LevelBlueprint` */
const wordOf = ({ className }: AssetFacts): string =>
  className === "World" ? "LevelBlueprint" : (className ?? "Blueprint");

const engineOf = ({ engine }: AssetFacts): string | null => (engine === null ? null : `Unreal Engine ${engine}`);

function packageOfAsset(asset: AssetFacts, path: string): string {
  const classPath = asset.blueprint?.classPath;
  return classPath ? packageOf(classPath) : (asset.package ?? packageOfFile(path));
}

/** A text in the making, and the facts that stand in it. */
class Page {
  private text = "";
  private docEnd = -1;
  /** the Blueprint first, then its functions */
  private readonly symbols: SymbolFact[] = [];
  private readonly relations: RelationFact[] = [];
  private readonly imports: ImportFact[] = [];
  private readonly occurrences = new OccurrenceList(64);

  line(text = ""): void {
    this.text += `${text}\n`;
  }

  doc(text: string | null): void {
    if (text === null) return;
    for (const line of text.split(/\r\n|[\r\n]/)) this.line(`// ${line.replaceAll("\0", "")}`.trimEnd());
    this.docEnd = this.text.length;
  }

  /** The line that declares the Blueprint: its own name, and that of its parent. */
  declare(word: string, packagePath: string, parent: string | null): void {
    const fullStart = this.text.length;
    const name = shortName(packagePath);
    const nameStart = fullStart + word.length + 1;
    const own = this.occurrences.add(nameStart, this.occurrences.nameIds.idOf(name), INHERIT, -1);
    this.occurrences.all.symbol[own] = 0;
    this.text += `${word} ${name}`;
    const symbol: SymbolFact = {
      ...symbolAt(name, fullStart, nameStart),
      kind: "blueprint",
      container: -1,
      docStart: this.docEnd < 0 ? -1 : 0,
      docEnd: this.docEnd,
      qualifier: packagePath.split("/").slice(1, -1).join("::") || null,
    };
    this.symbols.push(symbol);
    if (parent !== null) {
      this.text += " : ";
      this.base(parent, "extends");
    }
    symbol.signatureEnd = this.text.length;
    this.line();
  }

  fact(name: string, value: string | null): void {
    if (value !== null) this.line(label(name) + value);
  }

  path(name: string, path: string | null, relation: RelationFact["relation"]): void {
    if (path === null) return;
    this.text += label(name);
    this.base(path, relation);
    this.line();
  }

  /** The asset went to another package: it is known by both, and so is the class that it generates. */
  redirect(before: string, now: string | null): void {
    if (now === null || now === before) return;
    const start = this.text.length;
    this.fact("moved to", now);
    const say = (imported: string, specifier: string): ImportFact => {
      return { specifier, kind: "redirect", name: null, imported, start };
    };
    this.imports.push(say(before, now), say(classIn(before), classIn(now)));
  }

  functions(functions: readonly BlueprintFunction[]): void {
    if (functions.length === 0) return;
    this.line();
    this.line("functions");
    for (const { name, overrides } of functions) {
      this.text += "  ";
      const at = this.text.length;
      const own = this.occurrences.add(at, this.occurrences.nameIds.idOf(name), INHERIT, 0);
      const ordinal = this.symbols.push(symbolAt(name, at, at)) - 1;
      this.occurrences.all.symbol[own] = ordinal;
      this.text += name;
      if (overrides !== null) {
        this.text += " : ";
        this.use(overrides, INHERIT, ordinal);
      }
      Object.assign(this.symbols[ordinal], { fullEnd: this.text.length, signatureEnd: this.text.length });
      this.line();
    }
  }

  uses(paths: readonly string[]): void {
    if (paths.length === 0) return;
    this.line();
    this.line("uses");
    for (const path of paths) {
      this.text += "  ";
      this.use(path, SOFT);
      this.line();
    }
  }

  /** Whether a path stands in the text already. */
  names(path: string): boolean {
    return this.occurrences.names.includes(path);
  }

  finish(): AssetText {
    const { text, symbols, relations, imports, occurrences } = this;
    if (symbols.length > 0) symbols[0].fullEnd = text.length;
    const facts: FileFacts = {
      language: "uasset",
      symbols,
      relations,
      imports,
      types: [],
      gaps: [],
      names: occurrences.names,
      nameIds: occurrences.nameIds,
      occurrences: occurrences.all,
    };
    return { text, facts };
  }

  private base(path: string, relation: RelationFact["relation"]): void {
    this.use(path, INHERIT);
    this.relations.push({ child: 0, baseName: path, relation, access: null, virtual: false });
  }

  private use(path: string, role: number, enclosing = Math.min(this.symbols.length, 1) - 1): void {
    this.occurrences.add(this.text.length, this.occurrences.nameIds.idOf(path), role, enclosing);
    this.text += path;
  }
}

function symbolAt(name: string, fullStart: number, nameStart: number): SymbolFact {
  return {
    name,
    kind: "method",
    role: "definition",
    container: 0,
    qualifier: null,
    disambiguator: null,
    modifiers: [],
    nameStart,
    nameEnd: nameStart + name.length,
    fullStart,
    fullEnd: fullStart,
    signatureEnd: fullStart,
    docStart: -1,
    docEnd: -1,
  };
}

/** Path of the class that a Blueprint generates in its package. */
const classIn = (packagePath: string): string => `${packagePath}.${shortName(packagePath)}_C`;

const label = (name: string): string => `${name.padEnd(14)} `;
