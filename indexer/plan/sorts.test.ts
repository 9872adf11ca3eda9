/** Whatever may turn out to declare symbols is read before linking: what is read behind it is linked to nothing. */
import { expect, test } from "vitest";
import { PLAIN_LANGUAGES } from "../../lib/contract/plain-languages";
import { languageOfPath } from "../languages/registry";
import { mayHoldSymbols } from "./sorts";

const names: readonly string[] = PLAIN_LANGUAGES.flatMap((language) =>
  "filenames" in language ? language.filenames : [],
);

test.each(["run", "docs.old/run", "note.txt", "ship.inc", ...names])(
  "%s is read before linking if its text can make it a source",
  (path) => {
    const isSource = languageOfPath(path, "#!/usr/bin/env python3\nclass Ship: pass\n") !== null;
    if (isSource) expect(mayHoldSymbols(path)).toBe(true);
    else expect(path).toContain(".");
  },
);
