/** How many types a written list of parameters names, in C++: none of `void` and of nothing. Pure. */
export const countedTypes = (list: string): number =>
  /^\s*(?:void\s*)?$/.test(list) ? 0 : list.replace(/<[^<>]*>/g, "").split(",").length;
