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

describe("the address at which repositories come and go", () => {
  it("stands in the document, with what is sent there and who may", () => {
    const document = JSON.parse(JSON.stringify(openApiDocument()));
    const { get, post } = document.paths["/api/repositories/changes"];
    expect(get.responses["200"].content["application/json"].schema.properties.mayManage).toBeDefined();
    const sent = post.requestBody.content["application/json"].schema.oneOf;
    expect(sent.map((each: { required: string[] }) => each.required)).toEqual([
      ["verb", "source"],
      ["verb", "name"],
    ]);
    expect(post.description).toContain("fathom token add NAME --manage");
    expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(["200", "400", "401", "403", "429"]));
  });
});
