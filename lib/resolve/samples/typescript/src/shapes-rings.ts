export const Rings = { FIRST: "first" } as const;
