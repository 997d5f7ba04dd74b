import { serviceOperations } from "@portal/shared/esitef/operations/service-operations.data.ts";
import { commonParameters } from "@portal/shared/esitef/parameters/common-parameters.data.ts";
import { serviceParameters } from "@portal/shared/esitef/parameters/service-parameters.data.ts";
import { gateway } from "../engine/gateway.ts";
import { serviceDeciders } from "./deciders.ts";

/** Stored cards, schedules, 3DS, top-ups, registration of stores and generic operations of the sandbox. */
export const handler = gateway({
  operations: serviceOperations,
  parameters: { ...commonParameters, ...serviceParameters },
  deciders: serviceDeciders,
});
