import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { operations } from "../data/e-sitef/operations.data.ts";
import { openApiDocument } from "./openapi.ts";
import { objectSchema } from "./openapi-schema.ts";

const document = openApiDocument();

/** An ES module that finds its schemas by its own address, so it runs as the program that it also is. */
function validate(json: string): unknown {
  const folder = mkdtempSync(join(tmpdir(), "openapi-"));
  const file = join(folder, "e-sitef.json");
  writeFileSync(file, json);
  const main = require.resolve("@seriousme/openapi-schema-validator");
  try {
    const program = join(dirname(main), "bin/validate-api-cli.js");
    return JSON.parse(execFileSync(process.execPath, [program, file], { encoding: "utf8" }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("the OpenAPI document is valid OpenAPI 3.1", () => {
  expect(validate(JSON.stringify(document))).toMatchObject({ valid: true });
});

test("the validator would notice a broken one", () => {
  expect(() =>
    validate(JSON.stringify({ ...document, paths: { "/x": { get: { responses: 3 } } } })),
  ).toThrow();
});

test("every operation is in it, under its path and method", () => {
  for (const { path, method, title } of operations) {
    expect(document.paths[path]?.[method.toLowerCase()]).toMatchObject({
      summary: expect.stringContaining(title.en),
    });
  }
});

test("dotted names become nested objects and lists, with what is required", () => {
  const meaning = { pt: "x", en: "x", es: "x" };
  const schema = objectSchema([
    { name: "payer.phones[].ddd", in: "body", type: "N", required: "yes", meaning },
    { name: "amount", in: "body", type: "N", size: { minimum: 1, maximum: 12 }, required: "no", meaning },
  ]);
  expect(schema.properties?.payer?.properties?.phones?.items).toMatchObject({
    required: ["ddd"],
    properties: { ddd: { pattern: "^\\d+$" } },
  });
  expect(schema.properties?.amount).toMatchObject({ type: "string", maxLength: 12 });
  expect(schema.required).toBeUndefined();
});
