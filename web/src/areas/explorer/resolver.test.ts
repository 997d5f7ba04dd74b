import { resolverPlugin } from "./resolver.ts";

const text = { type: "string" };
const schemas = {
  "Amount/Cents": text,
  Payment: { type: "object", properties: { amount: { $ref: "#/components/schemas/Amount~1Cents" } } },
  Tree: { properties: { branches: { items: { $ref: "#/components/schemas/Tree" } } } },
};

const resolve = async (part: unknown) => {
  const { spec, errors } = await resolverPlugin().fn.resolveSubtree(
    { paths: { "/a": part }, components: { schemas } },
    ["paths", "/a"],
  );
  expect(errors).toEqual([]);
  return spec;
};

test("a part stands with all that it names, each under its own name", async () => {
  const amount = { ...text, $$ref: "#/components/schemas/Amount~1Cents" };
  const payment = { type: "object", properties: { amount }, $$ref: "#/components/schemas/Payment" };
  const part = { anyOf: [{ $ref: "#/components/schemas/Payment" }, { type: "null" }], required: true };
  expect(await resolve(part)).toEqual({ anyOf: [payment, { type: "null" }], required: true });
});

test("what stands beside a reference counts before what it names", async () => {
  const part = { $ref: "#/components/schemas/Amount~1Cents", description: "In cents" };
  expect(await resolve(part)).toMatchObject({ type: "string", description: "In cents" });
});

test("a reference stays where it leads into itself, to nothing or to another document", async () => {
  const branches = { items: { $ref: "#/components/schemas/Tree" } };
  expect(await resolve({ $ref: "#/components/schemas/Tree" })).toMatchObject({ properties: { branches } });
  const others = [{ $ref: "#/components/schemas/Nothing" }, { $ref: "https://example.com/a.json" }];
  expect(await resolve(others)).toEqual(others);
});

test("a part that is not there is none", async () => {
  expect(await resolve(undefined)).toBeNull();
});
