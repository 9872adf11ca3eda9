/** What a macro means to a reader of code, as far as names and shapes go. */
import { z } from "zod";

const argument = z.int().min(0).max(15).describe("Place of the argument that is the name; the first is 0.");

export const macroMeaningSchema = z.discriminatedUnion("as", [
  z.strictObject({ as: z.literal("nothing") }).describe("Nothing, or only attributes: left out with its arguments."),
  z
    .strictObject({ as: z.literal("word"), word: z.string().regex(/^[a-z_]{1,20}$/) })
    .describe("A word of the language, as `static` or `inline`."),
  z.strictObject({ as: z.literal("variable"), argument }).describe("Declares a variable that an argument names."),
  z.strictObject({ as: z.literal("function"), argument }).describe("Declares a function that an argument names."),
  z.strictObject({ as: z.literal("type"), argument }).describe("Declares a type that an argument names."),
  z.strictObject({ as: z.literal("arguments") }).describe("What stands in its parentheses, or nothing."),
  z
    .strictObject({ as: z.literal("argument"), argument })
    .describe("One of its arguments, or a name that is made of it."),
  z.strictObject({ as: z.literal("loop") }).describe("The head of a loop; its arguments are values."),
  z
    .strictObject({ as: z.literal("opens"), namespace: z.string().regex(/^\w+(?:::\w+)*$/) })
    .describe("Opens a namespace of C++, as `a` or `a::b`."),
  z.strictObject({ as: z.literal("closes") }).describe("Closes what another macro opened."),
  z
    .strictObject({ as: z.literal("statement") })
    .describe("Stands as a statement or declaration of its own and names nothing that is its own."),
]);
export type MacroMeaning = z.output<typeof macroMeaningSchema>;
