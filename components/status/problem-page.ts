/**
 * The list of files with a reason, page by page. The server draws its first page, so that nothing moves when it comes.
 */

/** Rows of a page. */
export const PROBLEM_PAGE = 25;
