import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openApiDocument } from "./openapi";

/** By a name that the compiler does not follow: a checkout whose packages are older has it not yet. */
const PACKAGE = "@seriousme/openapi-schema-validator";
const isInstalled = await import(/* @vite-ignore */ PACKAGE).then(
  () => true,
  () => false,
);

const validatorModule = z.object({
  Validator: z.custom<new () => { version: string; validate(document: object): Promise<unknown> }>(
    (value) => typeof value === "function",
  ),
});

describe.skipIf(!isInstalled)(`the OpenAPI document (skipped where ${PACKAGE} is not installed)`, () => {
  it("is what the specification's own schema takes", async () => {
    const { Validator } = validatorModule.parse(await import(/* @vite-ignore */ PACKAGE));
    const validator = new Validator();
    const document: unknown = JSON.parse(JSON.stringify(openApiDocument()));
    expect(await validator.validate(document as object)).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });
});
