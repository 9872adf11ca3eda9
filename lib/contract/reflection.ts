/**
 * What reflection macros say about symbols (Unreal's UPROPERTY, UFUNCTION, UCLASS, ...), in answers and as filters.
 */
import { z } from "zod";

const entrySchema = z.object({
  name: z.string(),
  value: z.string().nullable().describe("Without quotes; null where only the name stands."),
});

export const reflectedSchema = z
  .object({
    macro: z.string().describe("`UPROPERTY`, `UFUNCTION`, `UCLASS`, ..."),
    specifiers: z.array(entrySchema).describe("In the order written: `BlueprintCallable`, `Category` = `Lift`."),
    meta: z.array(entrySchema).describe("What stands in `meta = (...)`."),
  })
  .meta({ id: "Reflected" });
export type Reflected = z.output<typeof reflectedSchema>;

/** The field of rows with reflection; absent where there is none. */
export const reflectedField = {
  reflected: reflectedSchema.optional().describe("What the reflection macro above it says; absent where none stands."),
} as const;

const list = z
  .string()
  .min(1)
  .max(400)
  .refine((value) => !value.includes("\0"), { error: "text without NUL characters" });

/** Parameters that keep only symbols with certain reflection entries. */
export const reflectionFilters = {
  has: list
    .optional()
    .describe("Comma list of specifiers, meta names or macros that must stand there: `BlueprintCallable,Replicated`."),
  meta: list
    .optional()
    .describe("`Name=value` of a specifier or meta entry (`Category=Lift`, `Category=Lift*`), or the name alone."),
} as const;

/** Something that must be said about a symbol. */
export interface WantedMark {
  name: string;
  value?: string;
}

/** What the two parameters ask for together. */
export function wantedMarks({ has, meta }: { has?: string; meta?: string }): WantedMark[] {
  const names = (has ?? "").split(",").map((name) => ({ name: name.trim() }));
  const equals = meta?.indexOf("=") ?? -1;
  const entry: WantedMark[] =
    meta === undefined
      ? []
      : equals < 0
        ? [{ name: meta.trim() }]
        : [
            {
              name: meta.slice(0, equals).trim(),
              value: meta
                .slice(equals + 1)
                .trim()
                .replace(/^"(.*)"$/, "$1"),
            },
          ];
  return [...names, ...entry].filter(({ name }) => name !== "");
}
