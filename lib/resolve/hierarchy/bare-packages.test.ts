/** Methods of Go whose types come from a package that is imported without a name. */
import { expect, test } from "vitest";
import { askedIndex, indexedFolder } from "../../../testing/queries/indexed";

const DOCK = `package dock

type Load struct{}
type Crate struct{}

type Lifter interface {
	Lift(what Load) Crate
}
`;
const TEST = `package dock_test

import . "example.org/dock"

type Crate struct{}

type crane struct{}

func (c crane) Lift(what Load) (lifted Crate) { return lifted }

type winch struct{}

func (w winch) Lift(what Load) Load { return what }
`;
const OTHER = `package dock_test

import . "example.org/dock"

type hoist struct{}

func (h hoist) Lift(what Load) (c Crate) { return c }
`;

const { ask } = askedIndex(() =>
  indexedFolder("dock", {
    "go.mod": "module example.org/dock\n",
    "dock.go": DOCK,
    "dock_test.go": TEST,
    "other/other_test.go": OTHER.replace("dock_test", "other_test"),
  }),
);

test("a type of a package that is imported with a dot is that package's, unless the own one declares it", async () => {
  const { results } = await ask("symbol_implementations", { symbol: "Lifter" });
  expect(results.map(({ name }) => name)).toEqual(["hoist"]);
});
