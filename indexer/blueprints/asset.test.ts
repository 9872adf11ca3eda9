import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { randomNumbers } from "../../testing/random";
import { headerSizeOf, readAsset } from "./asset";
import { describeAsset } from "./asset-text";
import { AssetRefused } from "./asset-refused";
import { buildAsset, VERSIONS } from "../../testing/indexer/build-asset";

const door = {
  package: "/Game/Doors/BP_Door",
  className: "Blueprint",
  parent: "/Script/Harbor.Door",
  tags: { IsDataOnly: "True", BlueprintDescription: "A door that sings: tür" },
  functions: {
    ReceiveTick: "/Script/Engine.Actor:ReceiveTick",
    "Open Wide": null,
    ExecuteUbergraph_BP_Door: null,
    BndEvt__Box_K2Node_1: null,
  },
  uses: ["/Game/Doors/BP_Key.BP_Key_C", "/Script/Engine.StaticMeshComponent", "/Script/Harbor.EDoorState"],
};

describe.each(Object.entries(VERSIONS))("a Blueprint saved by %s", (_engine, version) => {
  it("says its class, its parent and what it uses", () => {
    const bytes = buildAsset(door, version);
    expect(headerSizeOf(bytes)).toBe(bytes.length);
    expect(readAsset(bytes)).toEqual({
      package: version.ue5 > 0 ? door.package : null,
      className: "Blueprint",
      engine: `${version.ue5 > 0 ? 5 : 4}.3.1`,
      blueprint: {
        classPath: "/Game/Doors/BP_Door.BP_Door_C",
        parent: "/Script/Harbor.Door",
        nativeParent: "/Script/Harbor.Door",
        type: "Normal",
        dataOnly: true,
        interfaces: [],
        functions: [
          { name: "Open Wide", overrides: null },
          { name: "ReceiveTick", overrides: "/Script/Engine.Actor:ReceiveTick" },
        ],
        description: "A door that sings: tür",
      },
      movedTo: null,
      references: [
        "/Game/Doors/BP_Key.BP_Key_C",
        "/Script/Engine.Actor",
        "/Script/Engine.Actor:ReceiveTick",
        "/Script/Engine.StaticMeshComponent",
        "/Script/Harbor.Door",
        "/Script/Harbor.EDoorState",
      ],
    });
  });

  it("is not looked at beyond its header", () => {
    const bytes = buildAsset(door, version);
    expect(readAsset(Buffer.concat([bytes, Buffer.alloc(5000, 0xff)]))).toEqual(readAsset(bytes));
  });
});

describe("an asset", () => {
  it("that derives from a Blueprint says its parent and its nearest ancestor in C++", () => {
    const parent = "/Game/Doors/BP_Door.BP_Door_C";
    const bytes = buildAsset({ ...door, package: "/Game/Doors/BP_Gate", parent, nativeParent: door.parent });
    expect(readAsset(bytes).blueprint).toMatchObject({ parent, nativeParent: "/Script/Harbor.Door" });
  });

  it("that implements interfaces says which", () => {
    const ImplementedInterfaces =
      `((Interface=/Script/Engine.BlueprintGeneratedClass'"/Game/BPI_Use.BPI_Use_C"',Graphs=),` +
      `(Interface=Class'/Script/Harbor.Lockable'))`;
    const { blueprint } = readAsset(buildAsset({ ...door, tags: { ImplementedInterfaces } }));
    expect(blueprint?.interfaces).toEqual(["/Game/BPI_Use.BPI_Use_C", "/Script/Harbor.Lockable"]);
  });

  it("that is a level has its script's parent from the tables", () => {
    const level = {
      package: "/Game/Maps/Pier",
      className: "World",
      parent: "/Script/Harbor.PierScript",
      untagged: true,
    };
    expect(readAsset(buildAsset(level))).toMatchObject({
      className: "World",
      blueprint: { parent: "/Script/Harbor.PierScript", type: "LevelScript" },
    });
  });

  it("that was moved says where to, by its tag or by what it uses", () => {
    const moved = { package: "/Game/Old/BP_Door", className: "ObjectRedirector" };
    const tags = { DestinationObject: "Blueprint'/Game/Doors/BP_Door.BP_Door'" };
    expect(readAsset(buildAsset({ ...moved, tags }))).toMatchObject({
      blueprint: null,
      movedTo: "/Game/Doors/BP_Door",
    });
    const used = buildAsset({ ...moved, uses: ["/Game/Doors/BP_Door.BP_Door_C"] });
    expect(readAsset(used).movedTo).toBe("/Game/Doors/BP_Door");
  });

  it("of data or a texture is no Blueprint", () => {
    const texture = readAsset(buildAsset({ package: "/Game/T_Rust", className: "Texture2D" }));
    expect(texture).toMatchObject({ className: "Texture2D", blueprint: null });
  });
});

describe("what is not read is refused with its reason:", () => {
  const refusal = (bytes: Buffer): string => {
    try {
      readAsset(bytes);
      return "it was read";
    } catch (error) {
      if (!(error instanceof AssetRefused)) throw error;
      return `${error.reason}: ${error.message}`;
    }
  };
  const changed = (at: number, value: number): Buffer => {
    const bytes = buildAsset(door);
    bytes.writeInt32LE(value, at);
    return bytes;
  };

  it("a pointer of Git LFS", () => {
    const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 36891\n";
    expect(refusal(Buffer.from(pointer))).toBe(
      'lfs_pointer: Its content (36,891 bytes) is kept by Git LFS and is not here: "git lfs pull" brings it.',
    );
  });

  it("a cooked package, a newer version, another format", () => {
    const cooked = changed(12, 0);
    cooked.writeInt32LE(0, 16);
    expect(refusal(cooked)).toContain("cooked");
    expect(refusal(changed(16, 1999))).toContain("Its versions 522 and 1999 are not known here");
    expect(refusal(changed(4, -12))).toContain("package format -12");
    expect(refusal(Buffer.from("PK\u0003\u0004 no package"))).toContain("does not start as a package does");
    expect(refusal(Buffer.alloc(0))).toContain("does not start as a package does");
  });

  it("a file that was cut short, at any byte", () => {
    const bytes = buildAsset(door);
    for (let length = 0; length < bytes.length; length++)
      expect(refusal(bytes.subarray(0, length))).toMatch(/^bad_asset/);
  });

  it("a count that the file cannot hold", () => {
    expect(refusal(changed(24, 0x7fffffff))).toMatch(/^bad_asset: Its header is broken: it claims 2147483647 custom/);
  });
});

/** Some bytes changed, a stretch cut out or doubled, or a number made huge. */
function mutated(bytes: Buffer, below: (limit: number) => number): Buffer {
  const out = Buffer.from(bytes);
  const at = below(out.length);
  switch (below(5)) {
    case 0:
      return out.subarray(0, at);
    case 1:
      return Buffer.concat([out.subarray(0, at), out.subarray(below(out.length))]);
    case 2:
      if (at + 4 <= out.length) out.writeInt32LE([-1, 0x7fffffff, -0x80000000, 0x01000000, out.length][below(5)], at);
      return out;
    default:
      for (let changes = 1 + below(8); changes > 0; changes--) out[below(out.length)] = below(256);
      return out;
  }
}

const SLOWEST = 1000;

function fuzz(files: readonly Buffer[], mutations: number): void {
  const below = randomNumbers(20_261_121);
  for (let i = 0; i < mutations; i++) {
    const bytes = mutated(files[i % files.length], below);
    const started = performance.now();
    try {
      headerSizeOf(bytes);
      const { text, facts } = describeAsset(readAsset(bytes), "Content/BP_Door.uasset");
      expect(text).not.toContain("\0");
      for (const { name, nameStart, nameEnd } of facts.symbols) expect(text.slice(nameStart, nameEnd)).toBe(name);
    } catch (error) {
      if (!(error instanceof AssetRefused)) throw error;
    }
    expect(performance.now() - started).toBeLessThan(SLOWEST);
  }
}

it("2,000 mutations of built assets are read or refused, quickly and with nothing else thrown", () => {
  fuzz(
    Object.values(VERSIONS).map((version) => buildAsset(door, version)),
    2000,
  );
});

/** A folder with real assets and `expected.json`, which says what is in them. */
const REAL = process.env.FATHOM_ASSETS ?? "";
const expectedSchema = z.array(
  z.object({
    file: z.string(),
    isBlueprint: z.boolean(),
    assetClass: z.string(),
    generatedClass: z.string().nullable(),
    parentClass: z.string().nullable(),
    nativeParentClass: z.string().nullable(),
    blueprintType: z.string().nullable(),
    isDataOnly: z.string().nullable(),
  }),
);

describe.skipIf(!existsSync(join(REAL, "expected.json")))(
  "real assets (skipped unless FATHOM_ASSETS names them)",
  () => {
    const expected = () => expectedSchema.parse(JSON.parse(readFileSync(join(REAL, "expected.json"), "utf8")));

    it("say what the editor says", () => {
      for (const { file, ...asset } of expected()) {
        const { blueprint, className } = readAsset(readFileSync(join(REAL, file)));
        expect({ className, isBlueprint: blueprint !== null }, file).toEqual({
          className: asset.assetClass,
          isBlueprint: asset.isBlueprint,
        });
        if (blueprint === null) continue;
        expect(blueprint, file).toMatchObject({
          classPath: asset.generatedClass,
          parent: asset.parentClass,
          nativeParent: asset.nativeParentClass,
          type: asset.blueprintType?.replace("BPTYPE_", ""),
          dataOnly: asset.isDataOnly === "True",
        });
      }
    });

    it("are read or refused after 2,000 mutations", () => {
      fuzz(
        expected().map(({ file }) => readFileSync(join(REAL, file))),
        2000,
      );
    });
  },
);
