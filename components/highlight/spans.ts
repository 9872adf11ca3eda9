/** Comments and strings that several languages share. */
import type { Span } from "./grammar";

export const lineComment: Span = { open: /\/\//y, close: "\n", as: "comment" };
export const hashComment: Span = { open: /#/y, close: "\n", as: "comment" };
export const dashComment: Span = { open: /--/y, close: "\n", as: "comment" };
export const semicolonComment: Span = { open: /;/y, close: "\n", as: "comment" };
export const blockComment: Span = { open: /\/\*/y, close: "*/", as: "comment", multiline: true };
export const nestedComment: Span = { ...blockComment, nests: "/*" };
export const doubleQuoted: Span = { open: /"/y, close: '"', as: "string", escapes: true };
export const singleQuoted: Span = { open: /'/y, close: "'", as: "string", escapes: true };
export const backQuoted: Span = { open: /`/y, close: "`", as: "string", escapes: true, multiline: true };
export const tripleDouble: Span = { open: /"""/y, close: '"""', as: "string", escapes: true, multiline: true };
export const tripleSingle: Span = { open: /'''/y, close: "'''", as: "string", escapes: true, multiline: true };
