import { reservationOperations } from "@portal/shared/esitef/operations/reservation-operations.data.ts";
import { gateway } from "../engine/gateway.ts";
import { reservationParameters } from "./parameters.ts";
import { reservationDeciders } from "./pre-authorization.ts";

/** Pre-authorizations of the sandbox, once they are registered. */
export const handler = gateway({
  operations: reservationOperations,
  parameters: reservationParameters,
  deciders: reservationDeciders,
});
