import { changesOf } from "./changes.ts";
import { machines } from "./machine/machines.data.ts";
import { type GatewayOperationId, gatewayOperations, saids } from "./operations.data.ts";
import type { Said } from "./said.ts";
import type { StatusChange } from "./schema.ts";

const isOperation = (id: string): id is GatewayOperationId => id in gatewayOperations;
const ids = Object.keys(gatewayOperations).filter(isOperation);
const steps = (id: GatewayOperationId) => changesOf(id).map(({ kind, from, to }) => `${kind} ${from} ${to}`);

const all = Object.entries<readonly StatusChange[]>(machines).flatMap(([kind, changes]) =>
  changes.map((change) => ({ kind, ...change })),
);

test("calls of one address make their own changes, and no other's", () => {
  expect(steps("payment-begin")).toEqual(["payment null NOV", "payment null INV"]);
  expect(steps("preauth-begin")).toEqual(["preauthorization null NOV"]);
  expect(steps("schedule-begin")).toEqual(["schedule null NOV"]);
  expect(steps("preauth-edit")).toEqual(["preauthorization CON CON"]);
  expect(steps("cancel-async")).toEqual(["cancellation null PEN"]);
  expect(steps("recharge-confirm")).toEqual(["recharge PPC CON", "recharge PPC PPN"]);
});

test("a call changes what it belongs to as well", () => {
  expect(steps("cancel-do")).toContain("payment CON EST");
  expect(steps("payment-do")).toContain("schedule NOV ATV");
});

test("what only reads changes nothing", () => {
  for (const id of ids) if (gatewayOperations[id].method === "GET") expect([id, steps(id)]).toEqual([id, []]);
});

test("every change that a call of the interface makes is made by a known one", () => {
  const made = new Set(ids.flatMap((id) => changesOf(id).map(({ kind, cause }) => `${kind}: ${cause}`)));
  const byCall = all.filter(({ by }) => /\b(?:GET|POST|PUT|DELETE) \//.test(by));
  expect(byCall.length).toBeGreaterThan(50);
  const lost = byCall.filter(({ kind, cause }) => !made.has(`${kind}: ${cause}`));
  expect(lost.map(({ kind, cause }) => `${kind}: ${cause}`)).toEqual([]);
});

test("a call says that it makes only changes that there are", () => {
  const known = all.map(({ kind, cause }) => `${kind}: ${cause}`);
  const claimed = Object.values<Said>(saids).flatMap(({ makes = [] }) => makes);
  expect(claimed.length).toBeGreaterThan(20);
  for (const name of claimed) expect(known).toContain(name);
});
