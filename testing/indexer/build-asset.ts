/**
 * Builds packages as an editor of some version saves them: header only, with the tables and tags that tests need.
 * Written from the description of the format, not from the reader. For tests only.
 */

interface BuiltVersion {
  legacy: number;
  ue4: number;
  ue5: number;
  /** 5.1 and later write paths of classes in full */
  fullPaths?: boolean;
}

/** Versions of the format that editors of these engines write. */
export const VERSIONS: Readonly<Record<string, BuiltVersion>> = {
  "4.10": { legacy: -5, ue4: 482, ue5: 0 },
  "4.20": { legacy: -7, ue4: 516, ue5: 0 },
  "4.24": { legacy: -7, ue4: 518, ue5: 0 },
  "4.27": { legacy: -7, ue4: 522, ue5: 0 },
  "5.0": { legacy: -8, ue4: 522, ue5: 1004 },
  "5.1": { legacy: -8, ue4: 522, ue5: 1008, fullPaths: true },
  "5.3": { legacy: -8, ue4: 522, ue5: 1009, fullPaths: true },
  "5.4": { legacy: -8, ue4: 522, ue5: 1012, fullPaths: true },
  "5.5": { legacy: -8, ue4: 522, ue5: 1013, fullPaths: true },
  "5.6": { legacy: -9, ue4: 522, ue5: 1017, fullPaths: true },
  "5.7": { legacy: -9, ue4: 522, ue5: 1018, fullPaths: true },
};

export interface BuiltAsset {
  /** `/Game/Folder/Asset` */
  package: string;
  /** `Blueprint`, `Texture2D`, `World` */
  className: string;
  /** path of the parent; makes it a Blueprint */
  parent?: string;
  nativeParent?: string;
  /** further tags */
  tags?: Record<string, string>;
  /** paths of other types that it uses */
  uses?: string[];
  /** functions of the Blueprint, each with the path of what it overrides or null */
  functions?: Record<string, string | null>;
  /** leave the tags of a Blueprint out, as a level's script has none */
  untagged?: boolean;
}

class Bytes {
  private readonly parts: Buffer[] = [];
  size = 0;

  add(part: Buffer): this {
    this.parts.push(part);
    this.size += part.length;
    return this;
  }
  i32(value: number): this {
    const part = Buffer.alloc(4);
    part.writeInt32LE(value | 0);
    return this.add(part);
  }
  zeros(count: number): this {
    return this.add(Buffer.alloc(count));
  }
  text(value: string): this {
    if (value === "") return this.i32(0);
    const wide = /[^\0-\x7f]/.test(value);
    this.i32(wide ? -(value.length + 1) : value.length + 1);
    return this.add(Buffer.from(`${value}\0`, wide ? "utf16le" : "latin1"));
  }
  all(): Buffer {
    return Buffer.concat(this.parts);
  }
}

interface Import {
  classPackage: string;
  className: string;
  outer: number;
  name: string;
}

export function buildAsset(asset: BuiltAsset, version: BuiltVersion = VERSIONS["5.3"]): Buffer {
  const content = contentOf(asset);
  // The summary says where all else lies: it is written twice, the second time with the places.
  const { size } = summary(asset, version, { places: [0, 0, 0, 0], total: 0, counts: [0, 0, 0] });
  const names = nameTable(content.names, version);
  const imports = importTable(content, version);
  const exports = exportTable(content, version);
  const tags = tagBlock(asset, version);
  const places = [size, size + names.size, size + names.size + imports.size, 0];
  places[3] = places[2] + exports.size;
  const counts = [content.names.length, content.imports.length, content.exports.length];
  const head = summary(asset, version, { places, total: places[3] + tags.size, counts });
  return Buffer.concat([head, names, imports, exports, tags].map((part) => part.all()));
}

function contentOf({ package: packagePath, className, parent, uses = [], functions = {} }: BuiltAsset) {
  const imports: Import[] = [];
  const importPath = (path: string): number => {
    const [owner, member] = path.split(":");
    if (member !== undefined)
      return importOf({
        classPackage: "/Script/CoreUObject",
        className: "Function",
        outer: importPath(owner),
        name: member,
      });
    const [holder, name] = path.split(".");
    const outer = importOf({ classPackage: "/Script/CoreUObject", className: "Package", outer: 0, name: holder });
    const isScript = holder.startsWith("/Script/");
    const type = isScript ? (/^E[A-Z]/.test(name) ? "Enum" : "Class") : "BlueprintGeneratedClass";
    return importOf({
      classPackage: isScript ? "/Script/CoreUObject" : "/Script/Engine",
      className: type,
      outer,
      name,
    });
  };
  const importOf = (wanted: Import): number => {
    const known = imports.findIndex(({ outer, name }) => outer === wanted.outer && name === wanted.name);
    return known >= 0 ? -known - 1 : -imports.push(wanted);
  };
  const name = packagePath.slice(packagePath.lastIndexOf("/") + 1);
  const exports: { class: number; super: number; outer: number; name: string }[] = [];
  const assetClass = importPath(`/Script/Engine.${className}`);
  exports.push({ class: assetClass, super: 0, outer: 0, name });
  if (parent !== undefined) {
    const generated = importPath("/Script/Engine.BlueprintGeneratedClass");
    exports.push({ class: generated, super: importPath(parent), outer: 0, name: `${name}_C` });
    const isFunction = importPath("/Script/CoreUObject.Function");
    for (const [each, overrides] of Object.entries(functions))
      exports.push({ class: isFunction, super: overrides === null ? 0 : importPath(overrides), outer: 2, name: each });
  }
  uses.forEach(importPath);
  const all = [
    ...imports.flatMap((each) => [each.classPackage, each.className, each.name]),
    ...exports.map((e) => e.name),
  ];
  return { names: [...new Set(["None", ...all])], imports, exports };
}

function summary(
  { package: packagePath }: BuiltAsset,
  { legacy, ue4, ue5 }: BuiltVersion,
  { places, total, counts }: { places: number[]; total: number; counts: number[] },
): Bytes {
  const [names, imports, exports, tags] = places;
  const out = new Bytes().i32(0x9e2a83c1).i32(legacy).i32(864).i32(ue4);
  if (legacy <= -8) out.i32(ue5);
  out.i32(0);
  if (ue5 >= 1016) out.zeros(20).i32(total);
  out.i32(1).zeros(16).i32(7);
  if (legacy > -6) out.text("Dev-Framework");
  if (ue5 < 1016) out.i32(total);
  out.text(ue5 > 0 ? packagePath : "None").i32(0);
  out.i32(counts[0]).i32(names);
  if (ue5 >= 1008) out.zeros(8);
  if (ue4 >= 516) out.text("4D5A1F0E4B0C");
  if (ue4 >= 459) out.zeros(8);
  out.i32(counts[2]).i32(exports).i32(counts[1]).i32(imports);
  if (ue5 >= 1015) out.zeros(16);
  if (ue5 >= 1014) out.zeros(4);
  out.zeros(4);
  if (ue4 >= 384) out.zeros(8);
  if (ue4 >= 510) out.zeros(4);
  out.zeros(4);
  if (ue5 >= 1018) out.zeros(8);
  if (ue5 < 1016) out.zeros(16);
  if (ue4 >= 518) out.zeros(ue4 < 520 ? 32 : 16);
  out.i32(1).zeros(8);
  const engine = Buffer.from([ue5 > 0 ? 5 : 4, 0, 3, 0, 1, 0, 0, 0, 0, 0]);
  out.add(engine).text("++UE");
  if (ue4 >= 444) out.add(engine).text("++UE");
  out.zeros(4).i32(0).zeros(4).i32(0);
  if (legacy > -7) out.zeros(4);
  return out.i32(tags).zeros(8);
}

function nameTable(names: readonly string[], { ue4 }: BuiltVersion): Bytes {
  const out = new Bytes();
  for (const name of names) {
    out.text(name);
    if (ue4 >= 504) out.zeros(4);
  }
  return out;
}

type Content = ReturnType<typeof contentOf>;

function importTable({ names, imports }: Content, { ue4, ue5 }: BuiltVersion): Bytes {
  const out = new Bytes();
  const name = (text: string) => out.i32(names.indexOf(text)).i32(0);
  for (const each of imports) {
    name(each.classPackage);
    name(each.className);
    out.i32(each.outer);
    name(each.name);
    if (ue4 >= 520) name("None");
    if (ue5 >= 1003) out.i32(0);
  }
  return out;
}

function exportTable({ names, exports }: Content, { ue4, ue5 }: BuiltVersion): Bytes {
  const out = new Bytes();
  for (const each of exports) {
    out.i32(each.class).i32(each.super);
    if (ue4 >= 508) out.i32(0);
    out.i32(each.outer).i32(names.indexOf(each.name)).i32(0).i32(0);
    out.zeros(ue4 >= 511 ? 16 : 8).zeros(12);
    if (ue5 < 1005) out.zeros(16);
    if (ue5 >= 1006) out.zeros(4);
    out.zeros(4);
    if (ue4 >= 365) out.zeros(4);
    if (ue4 >= 485) out.zeros(4);
    if (ue5 >= 1003) out.zeros(4);
    if (ue4 >= 507) out.zeros(20);
    if (ue5 >= 1010) out.zeros(16);
  }
  return out;
}

function tagBlock(asset: BuiltAsset, { ue4, fullPaths }: BuiltVersion): Bytes {
  const name = asset.package.slice(asset.package.lastIndexOf("/") + 1);
  const quoted = (path: string) => {
    const type = path.startsWith("/Script/") ? "Class" : "BlueprintGeneratedClass";
    const holder = path.startsWith("/Script/") ? "/Script/CoreUObject" : "/Script/Engine";
    return `${fullPaths ? `${holder}.` : ""}${type}'${path}'`;
  };
  const tags: Record<string, string> = { ...asset.tags };
  if (asset.parent !== undefined && !asset.untagged) {
    tags.FiBData = "A".repeat(700);
    tags.GeneratedClass = quoted(`${asset.package}.${name}_C`);
    tags.ParentClass = quoted(asset.parent);
    tags.NativeParentClass = quoted(asset.nativeParent ?? asset.parent);
    tags.BlueprintType ??= "BPTYPE_Normal";
  }
  const out = new Bytes();
  if (ue4 >= 521) out.zeros(8);
  out.i32(1).text(name);
  out.text(fullPaths ? `/Script/Engine.${asset.className}` : asset.className);
  out.i32(Object.keys(tags).length);
  for (const [key, value] of Object.entries(tags)) out.text(key).text(value);
  return out;
}
