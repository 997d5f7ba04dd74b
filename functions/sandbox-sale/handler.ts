import { saleOperations } from "@portal/shared/esitef/operations/sale-operations.data.ts";
import { gateway } from "../simulator/gateway.ts";
import { saleDeciders } from "./deciders.ts";

/** Payments, cancellations and pre-authorizations of the sandbox. */
export const handler = gateway({ operations: saleOperations, deciders: saleDeciders });
