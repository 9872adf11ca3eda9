import { afterAll, beforeAll, it } from "vitest";
import { createPrismaClient } from "../db/client";
import { indexedSamples, type IndexedSamples } from "../resolve/samples/testing-indexed";
import type { QueryContext } from "./context";
import { runOperation } from "./run-operation";
let samples: IndexedSamples; let context: QueryContext;
beforeAll(async () => { samples = await indexedSamples(); const none = () => { throw new Error("x"); };
  context = { db: createPrismaClient(samples.database.pool), pool: samples.database.pool, search: none, text: none }; }, 120_000);
afterAll(() => samples?.close());
const Q: [string, string, string, string, string][] = [
 ["csharp","Quote","Order","Draft","Quote"],["kotlin","load","Ship","Tanker",""],["rust","count","Stock","Shelf",""],["ruby","publish","Article","",""],["php","deliver","Message","Welcome",""],["cpp","size","Part","Wheel",""],["c","state_count","","",""],["go","Level","Gauge","Meter",""],["java","height","Plant","Rose",""],["typescript","stroke","Brush","Pencil",""],["javascript","bake","Oven","",""],["python","fire","Ware","Bowl",""]];
it("prints", async () => {
  for (const [repo, symbol, containingType, heir] of Q) {
    const q = { repo, symbol, ...(containingType ? { containingType } : {}) };
    const d = await runOperation("symbol_declaration", q, context);
    console.log("==", repo, "DECL", JSON.stringify(d.results.map((r: any) => [r.qualifiedName, r.declarations.map((x: any) => [x.role, x.file, x.line, x.snippet])])));
    const doc = await runOperation("symbol_doc", q, context); console.log("DOC", JSON.stringify(doc.results.map((r) => [r.qualifiedName, r.text, r.docFile, r.docLine, r.inheritedFrom])));
    if (heir) { const doc2 = await runOperation("symbol_doc", { ...q, containingType: heir }, context); console.log("HEIR", JSON.stringify(doc2.results.map((r) => [r.qualifiedName, r.text, r.docFile, r.docLine, r.inheritedFrom]))); }
    const s = await runOperation("symbol_signature", q, context); console.log("SIG", JSON.stringify(s.results.map((r) => [r.qualifiedName, r.signature, r.raw, r.file, r.startLine, r.signatureEndLine])));
    const c = await runOperation("symbol_counterpart", q, context); console.log("COUNTER", JSON.stringify([c.results.map((r) => [r.file, r.line, r.side, r.reason]), c.emptyReason?.message]));
    const b: any = await runOperation("symbol_bundle", q, context);
    console.log("BUNDLE", JSON.stringify([b.target?.qualifiedName, b.candidates.map((x: any) => x.qualifiedName), b.references?.results.map((x: any) => `${x.file}:${x.line}:${x.column}:${x.basis}`), b.implementations?.results.map((x: any) => x.qualifiedName), b.incoming?.results.map((x: any) => x.qualifiedName+"@"+x.file), b.outgoing?.results.map((x: any) => x.qualifiedName)]));
  }
  for (const [repo, symbol] of [["go","Gauge"],["go","station"],["go","Meter"]]) console.log(JSON.stringify(await runOperation("symbol_hierarchy",{repo,symbol},context)).slice(0,3000));
}, 100000);
