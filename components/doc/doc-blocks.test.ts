import { describe, expect, it } from "vitest";
import { seenBlocks } from "@/testing/seen-blocks";
import { docBlocks } from "./doc-blocks";

const read = (doc: string) => seenBlocks(docBlocks(doc));

describe("documentation", () => {
  it("is whole, however long it is", () => {
    const words = "A sentence about the harbour. ".repeat(60).trim();
    expect(read(`/** ${words} */`)).toEqual([words]);
    expect(read(`/// First.\n///\n/// Second.`)).toEqual(["First.", "Second."]);
  });

  it("is the doc comment alone where plain comments stand beside it", () => {
    const doc = "/**\n * Lifts.\n *\n * @param load what\n */";
    const said = ["Lifts.", { "@param load": "what" }];
    expect(read(`${doc}\n// Note: slowly.\n//\n// And not often.`)).toEqual(said);
    expect(read(`// Note: slowly.\n${doc}`)).toEqual(said);
    expect(read("// Lifts.\n// Slowly.")).toEqual(["Lifts. Slowly."]);
  });

  it("is read as Javadoc", () => {
    const doc = `/**
     * Lets a {@link Ship#name ship} in, as {@code admit(ship)} says.
     * <p>Ships wait in order:
     * <ul>
     *   <li>the <b>first</b> one
     *   <li>the next
     * </ul>
     * <pre>{@code
     *   authority.admit(ship);
     *     twice();
     * }</pre>
     * @param ship the ship &lt;that&gt; waits,
     *     and goes on
     * @return whether it is in
     * @throws FullException when there is no berth
     */`;
    expect(read(doc)).toEqual([
      "Lets a ship in, as admit(ship) says.",
      "Ships wait in order:",
      { list: ["the first one", "the next"] },
      { code: "authority.admit(ship);\n  twice();" },
      { "@param ship": "the ship <that> waits, and goes on" },
      { "@returns": "whether it is in" },
      { "@throws FullException": "when there is no berth" },
    ]);
  });

  it("is read as Doxygen, with either sign", () => {
    const doc = `/*!
 * \\brief Opens the gate.
 *
 * Only \\p force opens it against the tide.
 * @param[in] force  how hard
 * \\return nothing
 * @code{.cpp}
 * gate.Open(2);
 * @endcode
 */`;
    expect(read(doc)).toEqual([
      "Opens the gate.",
      "Only force opens it against the tide.",
      { "@param force": "how hard" },
      { "@returns": 'nothing / {"code":"gate.Open(2);"}' },
    ]);
    const [, , , returns] = docBlocks(doc);
    expect(returns).toMatchObject({ body: [{}, { type: "code", text: "gate.Open(2);", language: "cpp" }] });
  });

  it("is read as JSDoc, types before the names", () => {
    const doc = `/**
 * Adds.
 * @param {{a: number}} [options={}] - what to add
 * @returns {Promise<number>} the sum
 * @example
 * \`\`\`ts
 * add({ a: 1 });
 * \`\`\`
 */`;
    expect(read(doc).slice(0, 3)).toEqual(["Adds.", { "@param options": "what to add" }, { "@returns": "the sum" }]);
    expect(docBlocks(doc).at(3)).toMatchObject({ tag: "example", body: [{ type: "code", text: "add({ a: 1 });" }] });
  });

  it("is read as PHPDoc, whose types have no brackets", () => {
    expect(read("/**\n * Sends.\n * @param array<string> $options what to send\n * @param $plain this\n */")).toEqual([
      "Sends.",
      { "@param $options": "what to send" },
      { "@param $plain": "this" },
    ]);
  });

  it("is read as reST and as Google's docstrings", () => {
    const rest = `"""Loads charts.

    Uses :class:\`~harbor.Chart\` and \`\`path\`\` as follows::

        load(path)

    :param path: where it is
    :type path: str
    :returns: the charts
    """`;
    expect(read(rest)).toEqual([
      "Loads charts.",
      "Uses Chart and path as follows:",
      { code: "load(path)" },
      { "@param path": "where it is" },
      { "@returns": "the charts" },
    ]);
    const google = `"""Loads.

    Args:
        path (str): where it is,
            on disk
        deep: whether to descend

    Returns:
        The charts.
    """`;
    expect(read(google)).toEqual([
      "Loads.",
      { "@param path": "where it is, on disk" },
      { "@param deep": "whether to descend" },
      { "@returns": "The charts." },
    ]);
  });

  it("is read as C#'s XML and as Markdown", () => {
    expect(
      read(
        `/// <summary>Turns the <see cref="T:Harbor.Light"/> on.</summary>\n/// <param name="hard">how hard</param>\n/// <returns>Nothing.</returns>`,
      ),
    ).toEqual(["Turns the Harbor.Light on.", { "@param hard": "how hard" }, { "@returns": "Nothing." }]);
    expect(read("/// # Errors\n///\n/// 1. one\n/// 2. two\n///\n/// ```\n/// a < b\n/// ```")).toEqual([
      { heading: "Errors" },
      { list: ["one", "two"] },
      { code: "a < b" },
    ]);
  });

  it("is read where a section says nothing, and in NumPy's sections", () => {
    expect(read('"""Counts.\n\nReturns:\n\nNothing indented.\n"""')).toEqual([
      "Counts.",
      { "@returns": "" },
      "Nothing indented.",
    ]);
    const numpy = `"""Loads.

    Parameters
    ----------
    path : str, optional
        where it is

    Returns
    -------
    int
        how many
    """`;
    expect(read(numpy)).toEqual(["Loads.", { "@param path": "where it is" }, { "@returns": "int how many" }]);
  });

  it("takes what is indented for code, and sentences for sentences", () => {
    expect(read('"""Opens.\n\n    Use it so:\n\n        gate = open()\n        gate.close()\n    """')).toEqual([
      "Opens.",
      "Use it so:",
      { code: "gate = open()\ngate.close()" },
    ]);
    expect(read("/**\n * Opens the gate.\n *\n *\tIt must not be\n *\topen already.\n */")).toEqual([
      "Opens the gate.",
      "It must not be open already.",
    ]);
  });

  it("keeps a table in its columns, and leaves lines of stars away", () => {
    expect(
      read("/**\n * *****\n * Colours:\n *\n * | side | light |\n * |------|:-----:|\n * | port | red   |\n */"),
    ).toEqual(["Colours:", { code: "| side | light |\n|------|:-----:|\n| port | red   |" }]);
  });

  it("takes a tag in code for what it is, and a link to a part of a page for its words", () => {
    expect(read("/** Renders a `<div>` in {@code <p>}, <a id='x'><i>fast</i></a>. */")).toEqual([
      "Renders a <div> in <p>, fast.",
    ]);
    expect(read("/** {@return the {@code size} of it} */")).toEqual(["Returns the size of it."]);
  });

  it("keeps what it does not know as text, markup too", () => {
    expect(read('/** <script>alert("x")</script> & <T> of a \\d+ and user@host.org */')).toEqual([
      '<script>alert("x")</script> & <T> of a \\d+ and user@host.org',
    ]);
    expect(docBlocks("/** [x](javascript:alert(1)) */")).toMatchObject([{ parts: [{ type: "text" }] }]);
  });
});
