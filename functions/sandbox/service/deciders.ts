import type { serviceOperations } from "@portal/shared/esitef/operations/service-operations.data.ts";
import type { DecidersOf } from "../engine/decider.ts";
import { storageDeciders } from "./card-storage.ts";
import { genericCall } from "./generic-operation.ts";
import { merchantDeciders } from "./merchant.ts";
import { rechargeDeciders } from "./recharge.ts";
import { scheduleDeciders } from "./schedule.ts";
import { scheduleEditDeciders } from "./schedule-edit.ts";
import { threeDsDeciders } from "./three-ds.ts";

/** What decides each documented call. */
export const serviceDeciders: DecidersOf<typeof serviceOperations> = {
  ...scheduleDeciders,
  ...scheduleEditDeciders,
  ...storageDeciders,
  ...rechargeDeciders,
  ...merchantDeciders,
  "generic-call": genericCall,
  ...threeDsDeciders,
};
