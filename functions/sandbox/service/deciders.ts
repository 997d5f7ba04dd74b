import type { Deciders } from "../engine/decider.ts";
import { cardList, cardLookup, cardRemove, cardStore, cardStoreJsBegin } from "./card-storage.ts";
import { genericCall } from "./generic-operation.ts";
import { merchantCreate, merchantEdit, merchantQuery, merchantStatus, tokenRequest } from "./merchant.ts";
import {
  rechargeBegin,
  rechargeBranchData,
  rechargeConfirm,
  rechargeDealers,
  rechargeDo,
  rechargeQuery,
} from "./recharge.ts";
import { scheduleDo, scheduleList, scheduleQuery } from "./schedule.ts";
import { scheduleEditBegin, scheduleEditDo } from "./schedule-edit.ts";
import { threeDsAuthenticate, threeDsBegin, threeDsQuery } from "./three-ds.ts";

export const deciders: Deciders = {
  "schedule-do": scheduleDo,
  "schedule-query": scheduleQuery,
  "schedule-list": scheduleList,
  "schedule-edit-begin": scheduleEditBegin,
  "schedule-edit-do": scheduleEditDo,
  "card-store": cardStore,
  "card-list": cardList,
  "card-query": cardLookup,
  "card-remove": cardRemove,
  "card-store-js-begin": cardStoreJsBegin,
  "recharge-begin": rechargeBegin,
  "recharge-query": rechargeQuery,
  "recharge-dealers": rechargeDealers,
  "recharge-branch-data": rechargeBranchData,
  "recharge-do": rechargeDo,
  "recharge-confirm": rechargeConfirm,
  "merchant-token": tokenRequest,
  "merchant-create": merchantCreate,
  "merchant-edit": merchantEdit,
  "merchant-query": merchantQuery,
  "merchant-status": merchantStatus,
  "generic-token": tokenRequest,
  "generic-call": genericCall,
  "3ds-begin": threeDsBegin,
  "3ds-authenticate": threeDsAuthenticate,
  "3ds-query": threeDsQuery,
};
