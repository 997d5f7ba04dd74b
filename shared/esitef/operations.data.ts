import { pageOperations, pageSaid, pageWords } from "./operations/page-operations.data.ts";
import {
  reservationOperations,
  reservationSaid,
  reservationWords,
} from "./operations/reservation-operations.data.ts";
import { saleOperations, saleSaid, saleWords } from "./operations/sale-operations.data.ts";
import { serviceOperations, serviceSaid, serviceWords } from "./operations/service-operations.data.ts";
import type { CallWords } from "./words/words.ts";

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

/** What each call answers when it is accepted, and the page that explains it. */
export const saids = { ...saleSaid, ...reservationSaid, ...serviceSaid, ...pageSaid } as const;

/** What each call is named and does. */
export const operationWords: Readonly<Record<OperationId, CallWords>> = {
  ...saleWords,
  ...reservationWords,
  ...serviceWords,
  ...pageWords,
};
