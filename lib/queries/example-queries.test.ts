/** What the home page offers to try. */
import { expect, test } from "vitest";
import { askedIndex, indexedFolder } from "../../testing/queries/indexed";
import { exampleQueries } from "./example-queries";

const generated = Array.from({ length: 40 }, (_, i) => `#define REGISTER_${i} ${i}\n`).join("");
const { ask, indexed } = askedIndex(() =>
  indexedFolder("harbour", {
    "include/registers.h": generated.repeat(5),
    "include/vessel.h": "struct vessel_state { int draught; };\nvoid vessel_dock(struct vessel_state *v);\n",
    "src/vessel.c": '#include "../include/vessel.h"\nvoid vessel_dock(struct vessel_state *v) { v->draught = 0; }\n',
    "src/port.c": "struct port_master_call { int hour; };\n",
  }),
);

test("are made of what the code uses, not of its largest files, and each of them finds something", async () => {
  const examples = await exampleQueries(indexed().context);
  expect(examples).toEqual(["kind:struct vessel_state", "kind:function vessel_dock", "pmc", "vessel"]);
  for (const query of examples) expect((await ask("search_symbols", { query })).results, query).not.toEqual([]);
});
