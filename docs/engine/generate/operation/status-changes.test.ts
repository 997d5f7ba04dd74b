import { gatewayMachines } from "@portal/shared/esitef/machine/gateway-machine.data.ts";
import { type GatewayOperationId, gatewayOperations } from "@portal/shared/esitef/operations.data.ts";
import { operationPages } from "../../../data/e-sitef/operation-pages.ts";
import { statusChanges } from "./status-changes.ts";

const isGateway = (id: string): id is GatewayOperationId => id in gatewayOperations;
const pages = operationPages.map(({ example }) => example).filter(isGateway);
const all = pages.map((id) => statusChanges(id, "en")).join("\n");

test.each(["payment", "preauthorization", "cancellation", "schedule", "recharge"] as const)(
  "every change of the status of a %s stands on the page of a call",
  (kind) => {
    const missing = gatewayMachines[kind]
      .filter(({ from, to }) => from !== to && from !== null)
      .filter(
        ({ from, to }) => !all.includes(`${from} --> ${to}`) && !all.includes(`\`${from}\` → \`${to}\``),
      );
    expect(missing).toEqual([]);
  },
);

test("what the gateway does by itself after a call is told with its reason", () => {
  const text = statusChanges("cancel-async", "en");
  expect(text).toContain("[*] --> PEN: in the queue");
  expect(text).toContain("- `PEN` → `NEG`: The queue processed it, and it was declined.");
});

test("a change that one cause of several makes publicly is not called the sandbox's own", () => {
  const text = statusChanges("payment-do", "en");
  expect(text).toContain("NOV --> NEG");
  expect(text).not.toContain("`NOV → NEG`");
});
