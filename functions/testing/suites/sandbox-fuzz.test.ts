import { gatewayOperations } from "@portal/shared/esitef/operations.data.ts";
import { parameters } from "@portal/shared/esitef/parameters.data.ts";
import type { Operation } from "@portal/shared/esitef/schema.ts";
import { shapeOf } from "@portal/shared/esitef/values.ts";
import * as fc from "fast-check";
import { registeredKey, sandboxStore, signed, type TestStore, told } from "../sandbox.ts";
import { openStage, type TestStage } from "../stage.ts";
import { seed } from "../trials.ts";

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const all: Readonly<Record<string, Operation>> = gatewayOperations;
const outcomes = [
  "",
  "approve",
  "decline:51",
  "error:131",
  "error:134",
  "error:1271",
  "pending",
  "retry",
  "retry,decline:05",
  "pending,error:131",
  "nonsense",
];
const card = { number: "5000000000000001", expiry_date: "1227", security_code: "123" };
const order = { installments: "1", installment_type: "4", authorizer_id: "2", amount: "12990" };

/** One thing of each kind, in the state where most calls are about it. */
async function things(store: TestStore): Promise<string[]> {
  const begun = async (more: object, name: string) =>
    told(await store.call("POST", "/v1/transactions", { ...order, ...more }), `${name}.nit`);
  const fresh = await begun({}, "payment");
  const sold = await begun({}, "payment");
  await store.call("POST", `/v1/payments/${sold}`, { card });
  const reserved = await begun({ transaction_type: "preauthorization" }, "pre_authorization");
  await store.call("POST", `/v1/preauthorizations/${reserved}`, { authorizer_id: "2", card });
  const kept = { card: { number: card.number, expiry_date: "1227" }, authorizer_id: "2", merchant_usn: "1" };
  const token = told(await store.call("POST", "/v1/cards", { ...kept, customer_id: "1" }), "card.token");
  return [fresh, sold, reserved, token, "unknown"];
}

const sampleOf = (operation: Operation, name: string, wild: string): string => {
  const shape = shapeOf(operation, name, parameters);
  if (name.endsWith("card.number")) return card.number;
  if (shape?.values) return shape.values[0] ?? "1";
  if (shape?.type === "B") return "true";
  return shape?.type === "N" ? "1" : wild;
};

/** `a.b[].c` as an object. */
function nested(names: readonly string[], valueOf: (name: string) => string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const name of names) {
    const parts = name.split(".");
    const last = parts.pop() ?? name;
    let place = root;
    for (const part of parts) {
      const key = part.replace("[]", "");
      const inner: Record<string, unknown> = {};
      place[key] ??= part.endsWith("[]") ? [inner] : inner;
      const [found] = [place[key]].flat();
      if (typeof found !== "object" || found === null) break;
      place = Object.assign(found);
    }
    place[last.replace("[]", "")] = valueOf(name);
  }
  return root;
}

const wish = fc.record({
  name: fc.constantFrom(...Object.keys(all)),
  thing: fc.nat({ max: 4 }),
  outcome: fc.constantFrom(...outcomes),
  wild: fc.oneof(fc.constant("A1"), fc.string({ maxLength: 12 }), fc.constant("ção & <b>")),
  leftOut: fc.nat({ max: 9 }),
  isSigned: fc.boolean(),
});

test("no call, however odd, makes the sandbox fail", async () => {
  const runs = process.env.LONG === "1" ? 600 : 20;
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 10, maxLength: 10 }), async (wishes) => {
      const store = await sandboxStore(stage, { publicKey: registeredKey });
      const known = await things(store);
      for (const { name, thing, outcome, wild, leftOut, isSigned } of wishes) {
        const operation = all[name];
        if (!operation) throw new Error(`${name} is no operation.`);
        const path = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(known[thing] ?? "unknown"));
        const query = Object.keys(operation.query ?? {}).map(
          (each) => `${each}=${encodeURIComponent(sampleOf(operation, each, wild))}`,
        );
        const names = Object.keys(operation.body ?? {}).filter((_, index) => index % 10 !== leftOut);
        const body = nested(names, (each) => sampleOf(operation, each, wild));
        const answer = await store.call(
          operation.method,
          query.length > 0 ? `${path}?${query.join("&")}` : path,
          operation.method === "GET" ? undefined : body,
          {
            ...(outcome === "" ? {} : { "x-sandbox-outcome": outcome }),
            ...(isSigned ? signed({ nit: known[thing] }) : {}),
            ...(operation.headers?.["idempotency_key"]
              ? { idempotency_key: wild.replaceAll(/[#\s]/g, "") }
              : {}),
          },
        );
        expect([name, outcome, answer.http]).not.toContain(500);
      }
    }),
    { numRuns: runs, seed: seed("odd calls of the sandbox") },
  );
}, 600_000);
