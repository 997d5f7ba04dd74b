import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
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

test("operations that share a call offer the filters and headers of all, and demand only what each demands", () => {
  const required = (path: string, method: string) => {
    const call = z.object({ parameters: z.array(z.object({ name: z.string(), required: z.boolean() })) });
    const { parameters } = call.parse(document.paths[path]?.[method]);
    return Object.fromEntries(parameters.map((each) => [each.name, each.required]));
  };
  expect(required("/v1/transactions", "get")).toMatchObject({ order_id: false, start_date: false });
  expect(required("/v2/payments", "post")).toEqual({ idempotency_key: false });
  expect(required("/v1/payments/{nit}", "put")).toEqual({ nit: true, confirm: true });
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
