/** Hostile input: what files may hold, and what they may cost. */
import { by } from "./trial.mjs";

/** @type {import("./trial.mjs").Trial[]} */
export const INPUT = [
  {
    number: 15,
    tries: "a repository of 1 GB",
    shows: "memory of the indexer <= 2 GiB, each WASM heap <= 256 MiB",
    parts: [by("indexer/tree/parser-memory.test.ts")],
    short: "the heap alone; memory over a whole repository: `npm run bench:index -- FOLDER`",
  },
  {
    number: 16,
    tries: "100,000 parses in one process",
    shows: "memory of the last half grows by <= 1 MiB per 10,000",
    parts: [by("indexer/tree/parse-soak.test.ts", { FATHOM_TRIAL_PARSES: "100000" })],
    minutes: 20,
  },
  {
    number: 17,
    tries: "bombs: `a<` and `template<` 20,000 times as C#, 2 MB of noise as C++",
    shows: "each ends within 10 s with its reason; the next file is right",
    parts: [by("indexer/workers/bombs.test.ts", { FATHOM_TRIAL_NOISE: "2000000" })],
  },
  {
    number: 18,
    tries: "mutated sources of every grammar",
    shows: "0 crashes; each is indexed or left out with its reason",
    parts: [by("indexer/workers/mutated-sources.test.ts", { FATHOM_TRIAL_SOURCES: "10000" })],
    minutes: 30,
  },
  {
    number: 19,
    tries: "encodings: UTF-16, Latin-1, NUL, lone surrogates, CR",
    shows: "0 failures of COPY; all but binaries can be searched",
    parts: [by("indexer/workers/decode-source.test.ts"), by("indexer/indexer.test.ts", {}, "hostile files")],
  },
  {
    number: 20,
    tries: "a file of 50 MB, an endless line, a deep file, a binary named as source",
    shows: "on record with the reason; all others are indexed",
    parts: [by("indexer/indexer.test.ts", {}, "hostile files")],
    short: "no folder of 1,000,000 entries",
  },
  {
    number: 21,
    tries: "git bombs: 100 and 10,000,000,000 files of one blob; a repository that is too large",
    shows: "given up within 10 s, nothing of it laid out",
    parts: [by("indexer/sources/fetch-over-https.test.ts", {}, "bomb|larger than the bound")],
    short: "no archive: nothing is unpacked that a repository holds",
  },
  {
    number: 22,
    tries: "2,000 mutated SCIP files",
    shows: "read in part or refused in words; memory +<= 256 MiB",
    parts: [by("indexer/scip/mutated-files.test.ts")],
  },
  {
    number: 23,
    tries: "2,000 mutated .uasset files",
    shows: "0 crashes; refused with the reason",
    parts: [by("indexer/blueprints/asset.test.ts", {}, "mutations|count that|cut short")],
  },
];
