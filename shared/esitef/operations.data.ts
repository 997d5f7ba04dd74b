import { pageOperations } from "./operations/page-operations.data.ts";
import { reservationOperations } from "./operations/reservation-operations.data.ts";
import { saleOperations } from "./operations/sale-operations.data.ts";
import { serviceOperations } from "./operations/service-operations.data.ts";

/** The calls of the REST interface. */
export const gatewayOperations = {
  ...saleOperations,
  ...reservationOperations,
  ...serviceOperations,
} as const;
/** Every documented call, those of the pages that a buyer sees included. */
export const operations = { ...gatewayOperations, ...pageOperations } as const;

export type OperationId = keyof typeof operations;
/** Those of the REST interface, which share one base address. */
export type GatewayOperationId = keyof typeof gatewayOperations;
