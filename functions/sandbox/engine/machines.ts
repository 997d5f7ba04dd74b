import { gatewayMachines } from "@portal/shared/esitef/machine/gateway-machine.data.ts";
import { pageMachines } from "@portal/shared/esitef/machine/page-machine.data.ts";
import type { StatusChange } from "@portal/shared/esitef/schema.ts";

const edit = "PUT /v1/merchants/{id}";

/**
 * The documented machines of the interfaces that are called, that of a payment page until it is paid, and that of a registered store: whether it is active is no transaction's status, so pages say
 * it among the store's parameters.
 */
export const machines = {
  ...gatewayMachines,
  html: pageMachines.html,
  merchant: [
    { from: null, to: "A", cause: "creation", by: "POST /v1/merchants", inferred: true },
    { from: null, to: "I", cause: "creation as inactive", by: "POST /v1/merchants", inferred: true },
    { from: "A", to: "I", cause: "edit with merchant_status I", by: edit, inferred: true },
    { from: "I", to: "A", cause: "edit with merchant_status A", by: edit, inferred: true },
  ],
} as const satisfies Readonly<Record<string, readonly StatusChange[]>>;
