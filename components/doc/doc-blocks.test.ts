import { describe, expect, it } from "vitest";
import { docBlocks, type DocBlock } from "./doc-blocks";
import { plainText } from "./doc-inlines";

/** Blocks in short: what a reader sees of each. */
const seen = (blocks: readonly DocBlock[]): unknown[] =>
  blocks.map((block) => {
    switch (block.type) {
      case "paragraph":
        return plainText(block.parts);
      case "heading":
        return { heading: plainText(block.parts) };
      case "code":
        return { code: block.text };
      case "list":
        return { list: block.items.map((item) => words(item)) };
      case "tag":
        return { [`@${block.tag}${block.subject === "" ? "" : ` ${block.subject}`}`]: words(block.body) };
    }
  });
const words = (blocks: readonly DocBlock[]): string =>
  seen(blocks)
    .map((each) => (typeof each === "string" ? each : JSON.stringify(each)))
    .join(" / ");
const read = (doc: string) => seen(docBlocks(doc));

describe("documentation", () => {
  it("is whole, however long it is", () => {
    const words = "A sentence about the harbour. ".repeat(60).trim();
    expect(read(`/** ${words} */`)).toEqual([words]);
    expect(read(`/// First.\n///\n/// Second.`)).toEqual(["First.", "Second."]);
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

  it("keeps what it does not know as text, markup too", () => {
    expect(read('/** <script>alert("x")</script> & <T> of a \\d+ and user@host.org */')).toEqual([
      '<script>alert("x")</script> & <T> of a \\d+ and user@host.org',
    ]);
    expect(docBlocks("/** [x](javascript:alert(1)) */")).toMatchObject([{ parts: [{ type: "text" }] }]);
  });
});
