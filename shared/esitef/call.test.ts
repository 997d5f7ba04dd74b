import { addressesOf, match } from "./call.ts";
import { gatewayOperations } from "./operations.data.ts";
import type { Operation } from "./schema.ts";

const addresses = addressesOf(gatewayOperations);
const operations: readonly (readonly [string, Operation])[] = Object.entries(gatewayOperations);
const together = Object.groupBy(addresses, ({ method, template }) => `${method} ${template}`);
const shared = Object.entries(together).flatMap(([address, calls = []]) =>
  calls.length > 1 ? [{ address, calls }] : [],
);

test.each(shared)(
  "of the calls at $address one needs no telling, and is meant where no other is",
  ({ address, calls }) => {
    const plain = calls.filter(({ toldBy }) => toldBy === undefined);
    expect(plain).toHaveLength(1);
    const [method = "", template = ""] = address.split(" ");
    const nothing = { query: new Map(), headers: {}, body: new Map() };
    const matched = match({ method, path: template.replace(/[{}]/g, ""), ...nothing }, addresses);
    expect(matched).toMatchObject({ operation: plain[0]?.operation });
  },
);

test("a key that stands among the values of a call is one that the call takes", () => {
  const named = operations.flatMap(([id, { keys, query, body }]) =>
    typeof keys === "object" ? [[id, keys.named in { ...query, ...body }]] : [],
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(([, isTaken]) => !isTaken)).toEqual([]);
});
