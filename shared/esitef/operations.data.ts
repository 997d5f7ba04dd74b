import { pageOperations } from "./operations/page-operations.data.ts";
import { saleOperations } from "./operations/sale-operations.data.ts";
import { serviceOperations } from "./operations/service-operations.data.ts";

/** Every documented call. */
export const operations = { ...saleOperations, ...serviceOperations, ...pageOperations } as const;

export type OperationId = keyof typeof operations;
/** Those of the REST interface, which share one base address. */
export type GatewayOperationId = Exclude<OperationId, keyof typeof pageOperations>;
