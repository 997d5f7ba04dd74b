import { keyOf, type SheetParameter } from "../../../data/e-sitef/call-sheet.ts";
import { bodyOf, callTree, memberCount } from "./call-values.ts";

const parameter = (name: string, more: Partial<SheetParameter> = {}): SheetParameter => ({
  name,
  in: "body",
  required: "no",
  type: "AN",
  meaning: name,
  ...more,
});
const typed = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [keyOf("body", name), value]));

const tree = callTree([
  parameter("amount"),
  parameter("additional_data", { type: "object" }),
  parameter("additional_data.payer.name"),
  parameter("payments[].card.number"),
  parameter("payments[].products[].id"),
  parameter("authorizers[]"),
  parameter("extra", { type: "object" }),
  parameter("enabled", { type: "B", isLiteral: true }),
]);

test("values become the objects and lists that their names say; what is empty is not sent", () => {
  const values = typed({
    amount: "12990",
    "additional_data.payer.name": "",
    "payments[0].card.number": "4",
    "payments[0].products[0].id": "a",
    "payments[0].products[1].id": "b",
    "payments[1].card.number": "5",
    "authorizers[0]": "1",
    "authorizers[1]": "2",
  });
  expect(bodyOf(tree, values)).toEqual({
    amount: "12990",
    payments: [{ card: { number: "4" }, products: [{ id: "a" }, { id: "b" }] }, { card: { number: "5" } }],
    authorizers: ["1", "2"],
  });
  expect(memberCount(values, "payments")).toBe(2);
  expect(memberCount(values, "payments[0].products")).toBe(2);
  expect(memberCount(values, "other")).toBe(0);
});

test("an object whose members are not documented is typed as JSON, and sent as typed where it is none", () => {
  expect(bodyOf(tree, typed({ extra: '{"a":["1"]}' }))).toEqual({ extra: { a: ["1"] } });
  expect(bodyOf(tree, typed({ extra: "{" }))).toEqual({ extra: "{" });
});

test("a value that is no text where the documented call has none is sent as JSON's own", () => {
  expect(bodyOf(tree, typed({ amount: "1", enabled: "true" }))).toEqual({ amount: "1", enabled: true });
});

test("an object that is described beside its members is one thing", () => {
  const data = tree.find(({ name }) => name === "additional_data");
  expect(data).toMatchObject({
    kind: "object",
    parameter: { meaning: "additional_data" },
    children: [{ name: "payer" }],
  });
  expect(tree.map(({ name }) => name)).toEqual([
    "amount",
    "additional_data",
    "payments",
    "authorizers",
    "extra",
    "enabled",
  ]);
});
