/** A rule for ESLint: lines of comments end before column 120, so that two files fit beside each other. */

/** The last column that a line of a comment may reach. */
const LAST = 119;

/** @type {import("eslint").Rule.RuleModule} */
export const commentWidthRule = {
  meta: {
    type: "layout",
    schema: [],
    messages: { wide: "A line of a comment ends before column 120; this one ends at {{column}}." },
  },
  create: (context) => ({
    Program() {
      const { sourceCode } = context;
      for (const comment of sourceCode.getAllComments()) {
        const { start, end } = comment.loc ?? {};
        if (!start || !end) continue;
        for (let line = start.line; line <= end.line; line++) {
          const text = sourceCode.lines[line - 1];
          // An address cannot be broken.
          if (text.length <= LAST || /\S{80}/.test(text)) continue;
          // Behind code on the same line a comment belongs to that.
          if (line === start.line && text.slice(0, start.column).trim() !== "") continue;
          context.report({
            loc: { line, column: LAST },
            messageId: "wide",
            data: { column: String(text.length) },
          });
        }
      }
    },
  }),
};
