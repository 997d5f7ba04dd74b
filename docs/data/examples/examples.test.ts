import { site } from "@portal/shared/site.ts";
import * as afterSale from "./esitef-after-sale-examples.ts";
import * as guide from "./esitef-guide-examples.ts";
import * as payment from "./esitef-payment-examples.ts";
import * as recharge from "./esitef-recharge-examples.ts";
import { type HttpExample, jsonText } from "./request-code/http-example.ts";
import { requestLanguages } from "./request-code/languages.ts";
import * as values from "./values/esitef-example-values.ts";

const isExample = (value: unknown): value is HttpExample =>
  typeof value === "object" && value !== null && "method" in value && "url" in value;

const exported: Record<string, unknown> = { ...payment, ...afterSale, ...recharge, ...guide };
const examples = Object.entries(exported).flatMap(([name, example]) =>
  isExample(example) ? [{ name, example }] : [],
);

/** A field of the documented sizes, wherever it stands in an example. */
function fieldValues(value: unknown, name: string): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...(key === name ? [item] : []),
    ...fieldValues(item, name),
  ]);
}

describe.each(examples)("the example $name", ({ example }) => {
  test("calls a test host, never production", () => {
    expect([site.testHost, site.threeDsTestHost]).toContain(new URL(example.url).host);
  });

  test("carries amounts as whole cents", () => {
    for (const amount of fieldValues(example, "amount")) expect(amount).toMatch(/^\d{1,12}$/);
  });

  test("answers with identifiers of the documented size", () => {
    for (const nit of fieldValues(example.response, "nit")) expect(nit).toMatch(/^[0-9a-f]{64}$/);
    for (const usn of fieldValues(example.response, "esitef_usn")) expect(usn).toMatch(/^\d{15}$/);
    for (const token of fieldValues(example.response, "pay_token")) expect(token).toHaveLength(66);
  });

  test.each(requestLanguages)("is written whole in $label", ({ write }) => {
    const code = write(example);
    expect(code).toContain(example.url);
    for (const name of Object.keys(example.headers)) {
      if (name !== "Content-Type") expect(code).toContain(name);
    }
    if (example.body !== undefined) {
      for (const cents of fieldValues(example.body, "amount")) expect(code).toContain(String(cents));
    }
  });

  test("sends a curl body that parses back to the same JSON", () => {
    if (example.body === undefined) return;
    const [, body = ""] = / --data '([^]*)'$/.exec(requestLanguages[0]?.write(example) ?? "") ?? [];
    expect(JSON.parse(body)).toEqual(JSON.parse(jsonText(example.body)));
  });
});

test("no identifier stands for two orders", () => {
  const orders = new Map<unknown, Set<unknown>>();
  for (const { example } of examples) {
    const nits = fieldValues(example.response, "nit");
    const named = [example.body, example.form, example.response].flatMap((part) =>
      fieldValues(part, "order_id"),
    );
    for (const nit of nits) orders.set(nit, new Set([...(orders.get(nit) ?? []), ...named]));
  }
  for (const [nit, named] of orders) expect([nit, named.size]).toEqual([nit, 1]);
});

test("the values that pages share have the documented sizes", () => {
  expect(values.nit).toHaveLength(64);
  expect(values.cardToken).toHaveLength(88);
});

test("a quote in a value cannot end a shell word or a PHP string", () => {
  const example: HttpExample = {
    method: "POST",
    url: "https://x.example.com/",
    headers: {},
    body: { name: "D'Ávila" },
    status: 200,
  };
  const [curl, , , php] = requestLanguages.map(({ write }) => write(example));
  expect(curl).toContain(String.raw`D'\''Ávila`);
  expect(php).toContain(String.raw`'D\'Ávila'`);
});

test("an empty object travels as an object from PHP, wherever it stands", () => {
  const request = { method: "PUT", url: "https://x.example.com/", headers: {}, status: 200 } as const;
  const php = requestLanguages.find(({ id }) => id === "php");
  expect(php?.write({ ...request, body: {} })).toContain("json_encode(new stdClass())");
  expect(php?.write({ ...request, body: { card: {}, items: [] } })).toMatch(
    /'card' => new stdClass\(\),\s+'items' => \[\s+\],/,
  );
  expect(php?.write({ ...request, form: { data: {} } })).toContain("'data' => json_encode(new stdClass())");
});
