import {
  cancellationBegin,
  cancellationDo,
  cancelledOutside,
  cardList,
  cardQuery,
  cardRemove,
  cardStore,
  cardStoreForPage,
  scheduleBegin,
  scheduleDo,
  scheduleEditBegin,
  scheduleEditDo,
  scheduleList,
  scheduleQuery,
} from "../examples/esitef-after-sale-examples.ts";
import { reservationIncrement } from "../examples/esitef-guide-examples.ts";
import {
  changedTo,
  javascriptBegin,
  paid,
  paymentBegin,
  paymentCardQuery,
  paymentConfirm,
  paymentDo,
  paymentQuery,
  reservationBegin,
  reservationCapture,
  reservationDo,
  reservationQuery,
} from "../examples/esitef-payment-examples.ts";
import { byOrder, several, unified } from "../examples/esitef-query-examples.ts";
import {
  rechargeBegin,
  rechargeBranchData,
  rechargeConfirm,
  rechargeDealers,
  rechargeDo,
  rechargeQuery,
} from "../examples/esitef-recharge-examples.ts";
import {
  genericCall,
  genericToken,
  storeCreate,
  storeEdit,
  storeQuery,
  storeStatus,
  storeToken,
} from "../examples/esitef-store-examples.ts";
import {
  javascriptThreeDsBegin,
  threeDsAuthenticate,
  threeDsBegin,
  threeDsQuery,
} from "../examples/esitef-three-ds-examples.ts";
import type { HttpExample } from "../examples/request-code/http-example.ts";
import {
  api,
  cancellationNit,
  card,
  done,
  externalNit,
  headers,
  mastercard,
  nit,
  reservationNit,
  secondCardNit,
  sold,
  usn,
} from "../examples/values/esitef-example-values.ts";

const both = { order_id: "PED-88017", merchant_usn: "4410023" };
const twoCards = {
  method: "POST",
  url: `${api}/v1/payments/multiple/${nit}`,
  headers,
  body: {
    payments: [
      { amount: "10000", authorizer_id: "1", card },
      { amount: "2990", authorizer_id: "2", card: mastercard },
    ],
  },
  status: 200,
  response: {
    ...done,
    payments: [
      sold(
        { ...both, nit, authorizer_id: "1", amount: "10000" },
        { esitef_usn: usn, sequence: "140023", authorization: "204417" },
      ),
      sold(
        { ...both, nit: secondCardNit, authorizer_id: "2", amount: "2990" },
        { esitef_usn: "250314104410024", sequence: "140024", authorization: "204418" },
      ),
    ],
  },
} satisfies HttpExample;

const single = {
  method: "POST",
  url: `${api}/v2/payments`,
  headers,
  body: { ...paymentBegin.body, card },
  status: 200,
  response: { ...done, payment: paid },
} satisfies HttpExample;

const cancelAgain = {
  ...cancellationDo,
  method: "POST",
  url: `${api}/v2/cancellations/${nit}`,
  headers: { ...headers, Authorization: "Bearer SIGNATURE" },
  body: { amount: "12990" },
} satisfies HttpExample;

const edit = {
  ...reservationDo,
  body: { authorizer_id: "2", amount: "90000", card: mastercard },
  response: { ...done, pre_authorization: changedTo("90000", "250314095520003") },
} satisfies HttpExample;

const confirmExternal = {
  ...paymentConfirm,
  url: `${api}/v1/payments/${externalNit}?confirm=true`,
  response: { ...done, payment: { status: "CON" } },
} satisfies HttpExample;

const idempotent = {
  ...single,
  headers: { ...headers, idempotency_key: "PED-88017-1" },
} satisfies HttpExample;

const cancelExternal = {
  ...cancellationDo,
  method: "POST",
  url: `${api}/v1/cancellations`,
  body: {
    external_origin: "true",
    authorizer_id: "1",
    amount: "12990",
    sitef_usn: "140023",
    terminal: "SE000001",
    company_code: "00000000",
  },
  response: { ...done, cancellation: cancelledOutside },
} satisfies HttpExample;

const cancelAtHost = { ...cancellationDo, body: { amount: "12990" } } satisfies HttpExample;

const editExternal = {
  ...edit,
  url: `${api}/v1/preauthorizations/${externalNit}`,
  response: {
    ...done,
    pre_authorization: { ...edit.response.pre_authorization, nit: externalNit },
  },
} satisfies HttpExample;

const captureExternal = {
  ...reservationCapture,
  url: `${api}/v1/preauthorizations/capture/${externalNit}`,
  response: { ...done, capture: { ...reservationCapture.response.capture, nit: externalNit } },
} satisfies HttpExample;

const reservationCardQuery = {
  ...paymentCardQuery,
  url: `${api}/v1/preauthorizations/${reservationNit}/cards`,
  body: { card: { number: mastercard.number }, authorizer_id: "2" },
  response: {
    ...done,
    pre_authorization: { status: "NOV" },
    card: { ...paymentCardQuery.response.card, authorizer_id: "2" },
  },
} satisfies HttpExample;

const { transaction_type: _type, ...reservationOrder } = reservationBegin.body;
const reservationSingle = {
  ...reservationDo,
  url: `${api}/v2/preauthorizations`,
  body: { ...reservationOrder, card: mastercard },
} satisfies HttpExample;

const cancelAsync = {
  ...cancelAgain,
  body: {},
  response: { ...done, cancellation: { status: "PEN", nit: cancellationNit } },
} satisfies HttpExample;

/** One call of every operation, under the operation's id. */
export const operationExamples: Readonly<Record<string, HttpExample>> = {
  "payment-begin": paymentBegin,
  "payment-js-begin": javascriptBegin,
  "payment-do": paymentDo,
  "payment-confirm": paymentConfirm,
  "payment-confirm-external": confirmExternal,
  "payment-query": paymentQuery,
  "payment-query-multiple": several,
  "payment-query-order": byOrder,
  "payment-query-unified": unified,
  "payment-card-query": paymentCardQuery,
  "payment-two-cards": twoCards,
  "payment-single": single,
  "payment-idempotent": idempotent,
  "cancel-begin": cancellationBegin,
  "cancel-do": cancellationDo,
  "cancel-idempotent": {
    ...cancelAgain,
    headers: { ...cancelAgain.headers, idempotency_key: "PED-88017-C1" },
  },
  "cancel-external": cancelExternal,
  "cancel-host": cancelAtHost,
  "preauth-begin": reservationBegin,
  "preauth-do": reservationDo,
  "preauth-query": reservationQuery,
  "preauth-edit": edit,
  "preauth-edit-external": editExternal,
  "preauth-increment": reservationIncrement,
  "preauth-capture": reservationCapture,
  "preauth-capture-external": captureExternal,
  "token-create": storeToken,
  "payment-query-v2": { ...paymentQuery, url: `${api}/v2/transactions/${nit}` },
  "cancel-single": cancelAgain,
  "cancel-async": cancelAsync,
  "preauth-single": reservationSingle,
  "preauth-idempotent": { ...reservationSingle, headers: { ...headers, idempotency_key: "RES-5520-0" } },
  "preauth-card-query": reservationCardQuery,
  "preauth-capture-idempotent": {
    ...reservationCapture,
    headers: { ...headers, idempotency_key: "RES-5520-1" },
  },
  "schedule-begin": scheduleBegin,
  "schedule-do": scheduleDo,
  "schedule-query": scheduleQuery,
  "schedule-list": scheduleList,
  "schedule-edit-begin": scheduleEditBegin,
  "schedule-edit-do": scheduleEditDo,
  "card-store": cardStore,
  "card-list": cardList,
  "card-query": cardQuery,
  "card-remove": cardRemove,
  "card-store-js-begin": cardStoreForPage,
  "recharge-begin": rechargeBegin,
  "recharge-query": rechargeQuery,
  "recharge-dealers": rechargeDealers,
  "recharge-branch-data": rechargeBranchData,
  "recharge-do": rechargeDo,
  "recharge-confirm": rechargeConfirm,
  "merchant-token": storeToken,
  "merchant-create": storeCreate,
  "merchant-edit": storeEdit,
  "merchant-query": storeQuery,
  "merchant-status": storeStatus,
  "generic-token": genericToken,
  "generic-call": genericCall,
  "3ds-js-begin": javascriptThreeDsBegin,
  "3ds-begin": threeDsBegin,
  "3ds-authenticate": threeDsAuthenticate,
  "3ds-query": threeDsQuery,
};
