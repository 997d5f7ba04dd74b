import { threeDsAuthenticate } from "./3ds-authenticate/call.data.ts";
import { threeDsAuthenticateSaid } from "./3ds-authenticate/said.data.ts";
import { threeDsAuthenticateWords } from "./3ds-authenticate/words.data.ts";
import { threeDsBegin } from "./3ds-begin/call.data.ts";
import { threeDsBeginSaid } from "./3ds-begin/said.data.ts";
import { threeDsBeginWords } from "./3ds-begin/words.data.ts";
import { threeDsQuery } from "./3ds-query/call.data.ts";
import { threeDsQuerySaid } from "./3ds-query/said.data.ts";
import { threeDsQueryWords } from "./3ds-query/words.data.ts";
import { cardList } from "./card-list/call.data.ts";
import { cardListSaid } from "./card-list/said.data.ts";
import { cardListWords } from "./card-list/words.data.ts";
import { cardQuery } from "./card-query/call.data.ts";
import { cardQuerySaid } from "./card-query/said.data.ts";
import { cardQueryWords } from "./card-query/words.data.ts";
import { cardRemove } from "./card-remove/call.data.ts";
import { cardRemoveSaid } from "./card-remove/said.data.ts";
import { cardRemoveWords } from "./card-remove/words.data.ts";
import { cardStore } from "./card-store/call.data.ts";
import { cardStoreSaid } from "./card-store/said.data.ts";
import { cardStoreWords } from "./card-store/words.data.ts";
import { cardStoreJsBegin } from "./card-store-js-begin/call.data.ts";
import { cardStoreJsBeginSaid } from "./card-store-js-begin/said.data.ts";
import { cardStoreJsBeginWords } from "./card-store-js-begin/words.data.ts";
import { genericCall } from "./generic-call/call.data.ts";
import { genericCallSaid } from "./generic-call/said.data.ts";
import { genericCallWords } from "./generic-call/words.data.ts";
import { genericToken } from "./generic-token/call.data.ts";
import { genericTokenSaid } from "./generic-token/said.data.ts";
import { genericTokenWords } from "./generic-token/words.data.ts";
import { merchantCreate } from "./merchant-create/call.data.ts";
import { merchantCreateSaid } from "./merchant-create/said.data.ts";
import { merchantCreateWords } from "./merchant-create/words.data.ts";
import { merchantEdit } from "./merchant-edit/call.data.ts";
import { merchantEditSaid } from "./merchant-edit/said.data.ts";
import { merchantEditWords } from "./merchant-edit/words.data.ts";
import { merchantQuery } from "./merchant-query/call.data.ts";
import { merchantQuerySaid } from "./merchant-query/said.data.ts";
import { merchantQueryWords } from "./merchant-query/words.data.ts";
import { merchantStatus } from "./merchant-status/call.data.ts";
import { merchantStatusSaid } from "./merchant-status/said.data.ts";
import { merchantStatusWords } from "./merchant-status/words.data.ts";
import { merchantToken } from "./merchant-token/call.data.ts";
import { merchantTokenSaid } from "./merchant-token/said.data.ts";
import { merchantTokenWords } from "./merchant-token/words.data.ts";
import { rechargeBegin } from "./recharge-begin/call.data.ts";
import { rechargeBeginSaid } from "./recharge-begin/said.data.ts";
import { rechargeBeginWords } from "./recharge-begin/words.data.ts";
import { rechargeBranchData } from "./recharge-branch-data/call.data.ts";
import { rechargeBranchDataSaid } from "./recharge-branch-data/said.data.ts";
import { rechargeBranchDataWords } from "./recharge-branch-data/words.data.ts";
import { rechargeConfirm } from "./recharge-confirm/call.data.ts";
import { rechargeConfirmSaid } from "./recharge-confirm/said.data.ts";
import { rechargeConfirmWords } from "./recharge-confirm/words.data.ts";
import { rechargeDealers } from "./recharge-dealers/call.data.ts";
import { rechargeDealersSaid } from "./recharge-dealers/said.data.ts";
import { rechargeDealersWords } from "./recharge-dealers/words.data.ts";
import { rechargeDo } from "./recharge-do/call.data.ts";
import { rechargeDoSaid } from "./recharge-do/said.data.ts";
import { rechargeDoWords } from "./recharge-do/words.data.ts";
import { rechargeQuery } from "./recharge-query/call.data.ts";
import { rechargeQuerySaid } from "./recharge-query/said.data.ts";
import { rechargeQueryWords } from "./recharge-query/words.data.ts";
import { scheduleDo } from "./schedule-do/call.data.ts";
import { scheduleDoSaid } from "./schedule-do/said.data.ts";
import { scheduleDoWords } from "./schedule-do/words.data.ts";
import { scheduleEditBegin } from "./schedule-edit-begin/call.data.ts";
import { scheduleEditBeginSaid } from "./schedule-edit-begin/said.data.ts";
import { scheduleEditBeginWords } from "./schedule-edit-begin/words.data.ts";
import { scheduleEditDo } from "./schedule-edit-do/call.data.ts";
import { scheduleEditDoSaid } from "./schedule-edit-do/said.data.ts";
import { scheduleEditDoWords } from "./schedule-edit-do/words.data.ts";
import { scheduleList } from "./schedule-list/call.data.ts";
import { scheduleListSaid } from "./schedule-list/said.data.ts";
import { scheduleListWords } from "./schedule-list/words.data.ts";
import { scheduleQuery } from "./schedule-query/call.data.ts";
import { scheduleQuerySaid } from "./schedule-query/said.data.ts";
import { scheduleQueryWords } from "./schedule-query/words.data.ts";

/** Documented calls around sales: schedules, stored cards, recharges, merchants, generic operations and 3DS. */
export const serviceOperations = {
  "schedule-do": scheduleDo,
  "schedule-query": scheduleQuery,
  "schedule-list": scheduleList,
  "schedule-edit-begin": scheduleEditBegin,
  "schedule-edit-do": scheduleEditDo,
  "card-store": cardStore,
  "card-list": cardList,
  "card-query": cardQuery,
  "card-remove": cardRemove,
  "card-store-js-begin": cardStoreJsBegin,
  "recharge-begin": rechargeBegin,
  "recharge-query": rechargeQuery,
  "recharge-dealers": rechargeDealers,
  "recharge-branch-data": rechargeBranchData,
  "recharge-do": rechargeDo,
  "recharge-confirm": rechargeConfirm,
  "merchant-token": merchantToken,
  "merchant-create": merchantCreate,
  "merchant-edit": merchantEdit,
  "merchant-query": merchantQuery,
  "merchant-status": merchantStatus,
  "generic-token": genericToken,
  "generic-call": genericCall,
  "3ds-begin": threeDsBegin,
  "3ds-authenticate": threeDsAuthenticate,
  "3ds-query": threeDsQuery,
} as const;

/** What is answered and what it means. The simulator does not load this. */
export const serviceSaid = {
  "schedule-do": scheduleDoSaid,
  "schedule-query": scheduleQuerySaid,
  "schedule-list": scheduleListSaid,
  "schedule-edit-begin": scheduleEditBeginSaid,
  "schedule-edit-do": scheduleEditDoSaid,
  "card-store": cardStoreSaid,
  "card-list": cardListSaid,
  "card-query": cardQuerySaid,
  "card-remove": cardRemoveSaid,
  "card-store-js-begin": cardStoreJsBeginSaid,
  "recharge-begin": rechargeBeginSaid,
  "recharge-query": rechargeQuerySaid,
  "recharge-dealers": rechargeDealersSaid,
  "recharge-branch-data": rechargeBranchDataSaid,
  "recharge-do": rechargeDoSaid,
  "recharge-confirm": rechargeConfirmSaid,
  "merchant-token": merchantTokenSaid,
  "merchant-create": merchantCreateSaid,
  "merchant-edit": merchantEditSaid,
  "merchant-query": merchantQuerySaid,
  "merchant-status": merchantStatusSaid,
  "generic-token": genericTokenSaid,
  "generic-call": genericCallSaid,
  "3ds-begin": threeDsBeginSaid,
  "3ds-authenticate": threeDsAuthenticateSaid,
  "3ds-query": threeDsQuerySaid,
} as const satisfies Record<keyof typeof serviceOperations, unknown>;

export const serviceWords = {
  "schedule-do": scheduleDoWords,
  "schedule-query": scheduleQueryWords,
  "schedule-list": scheduleListWords,
  "schedule-edit-begin": scheduleEditBeginWords,
  "schedule-edit-do": scheduleEditDoWords,
  "card-store": cardStoreWords,
  "card-list": cardListWords,
  "card-query": cardQueryWords,
  "card-remove": cardRemoveWords,
  "card-store-js-begin": cardStoreJsBeginWords,
  "recharge-begin": rechargeBeginWords,
  "recharge-query": rechargeQueryWords,
  "recharge-dealers": rechargeDealersWords,
  "recharge-branch-data": rechargeBranchDataWords,
  "recharge-do": rechargeDoWords,
  "recharge-confirm": rechargeConfirmWords,
  "merchant-token": merchantTokenWords,
  "merchant-create": merchantCreateWords,
  "merchant-edit": merchantEditWords,
  "merchant-query": merchantQueryWords,
  "merchant-status": merchantStatusWords,
  "generic-token": genericTokenWords,
  "generic-call": genericCallWords,
  "3ds-begin": threeDsBeginWords,
  "3ds-authenticate": threeDsAuthenticateWords,
  "3ds-query": threeDsQueryWords,
} as const satisfies Record<keyof typeof serviceOperations, unknown>;
