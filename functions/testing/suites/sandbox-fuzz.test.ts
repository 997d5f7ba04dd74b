import { gatewayOperations } from "@portal/shared/esitef/operations.data.ts";
import type { Operation } from "@portal/shared/esitef/schema.ts";
import * as fc from "fast-check";
import { registeredKey, sandboxStore, signed } from "../sandbox.ts";
import { openStage, type TestStage } from "../stage.ts";
import { seed } from "../trials.ts";
import { nested, sampleOf, thingAt, things } from "./hostile/sandbox-sample.ts";

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
        const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, each) => thingAt(known, each, thing));
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
            ...(isSigned ? signed({ nit: thingAt(known, "nit", thing) }) : {}),
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
