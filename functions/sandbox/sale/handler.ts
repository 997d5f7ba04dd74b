import { saleOperations } from "@portal/shared/esitef/operations/sale-operations.data.ts";
import { commonParameters } from "@portal/shared/esitef/parameters/common-parameters.data.ts";
import { saleParameters } from "@portal/shared/esitef/parameters/sale-parameters.data.ts";
import { gateway } from "../engine/gateway.ts";
import { saleDeciders } from "./deciders.ts";

/** Payments, cancellations and pre-authorizations of the sandbox. */
export const handler = gateway({
  operations: saleOperations,
  parameters: { ...commonParameters, ...saleParameters },
  deciders: saleDeciders,
});
