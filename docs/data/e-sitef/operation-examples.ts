import {
  cancellationBegin,
  cancellationDo,
  cardList,
  cardRemove,
  cardStore,
  cardStoreForPage,
  scheduleBegin,
  scheduleDo,
  scheduleEditBegin,
  scheduleEditDo,
  scheduleList,
  scheduleQuery,
  cardQuery as storedCardQuery,
} from "../examples/esitef-after-sale-examples.ts";
import {
  api,
  approved,
  cancellationNit,
  card,
  done,
  headers,
  nit,
  reservationNit,
  reserved,
  secondCardNit,
  usn,
} from "../examples/esitef-example-values.ts";
import { reservationIncrement } from "../examples/esitef-guide-examples.ts";
import {
  paid,
  paymentBegin,
  paymentConfirm,
  paymentDo,
  paymentQuery,
  reservationBegin,
  reservationCapture,
  reservationDo,
  reservationQuery,
} from "../examples/esitef-payment-examples.ts";
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
import { threeDsAuthenticate, threeDsBegin, threeDsQuery } from "../examples/esitef-three-ds-examples.ts";
import type { HttpExample } from "../examples/request-code/http-example.ts";

/** Of the transaction that the store creates for an operation made outside the gateway. */
const externalNit = "3e95c07b1fd248a6903fb7e2d15c84a07be6f1329d4850ac1b72e9d3f6480a5c";

const several = {
  method: "GET",
  url: `${api}/v1/transactions?start_date=14/03/2025&end_date=14/03/2025&order_id=PED-88017`,
  headers,
  status: 200,
  response: {
    ...done,
    transactions: [
      {
        type: "P",
        status: "CON",
        nit,
        order_id: "PED-88017",
        authorizer_id: "1",
        esitef_usn: usn,
        amount: "12990",
        payment_type: "C",
        creation_date: "14/03/2025T10:20",
        installments: "1",
      },
    ],
  },
} satisfies HttpExample;

const cardQuery = {
  method: "POST",
  url: `${api}/v1/payments/${nit}/cards`,
  headers,
  body: { card: { number: card.number }, authorizer_id: "1" },
  status: 200,
  response: {
    ...done,
    payment: { status: "NOV" },
    card: { authorizer_id: "1", security_code_required: "true", expiry_date_required: "true" },
  },
} satisfies HttpExample;

const eachCard = { status: "CON", nit, authorizer_id: "1", payment_type: "C" };
const twoCards = {
  method: "POST",
  url: `${api}/v1/payments/${nit}/multiple`,
  headers,
  body: {
    payments: [
      { amount: "10000", authorizer_id: "1", card },
      { amount: "2990", authorizer_id: "2", card: { ...card, number: "5000000000000001" } },
    ],
  },
  status: 200,
  response: {
    ...done,
    payments: [
      { ...approved, ...eachCard, amount: "10000", esitef_usn: usn },
      {
        ...approved,
        ...eachCard,
        nit: secondCardNit,
        authorizer_id: "2",
        amount: "2990",
        esitef_usn: "250314104410024",
      },
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
  body: { authorizer_id: "2", amount: "90000", card: reservationDo.body.card },
  response: {
    ...done,
    pre_authorization: { ...reserved, status: "CON", nit: reservationNit, amount: "90000" },
  },
} satisfies HttpExample;

const confirmExternal = {
  ...paymentConfirm,
  url: `${api}/v1/payments/${externalNit}?confirm=true`,
  response: { ...done, payment: { status: "CON" } },
} satisfies HttpExample;

const byOrder = { ...several, url: `${api}/v2/transactions?order_id=PED-88017` } satisfies HttpExample;

const unified = {
  ...several,
  url: `${api}/v1/transactions?start_date=14/03/2025&end_date=14/03/2025&status=AUTORIZADA&page=0&limit=50`,
  response: { ...several.response, total: "1" },
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
  ...cardQuery,
  url: `${api}/v1/preauthorizations/${reservationNit}/cards`,
  response: { ...done, pre_authorization: { status: "NOV" }, card: cardQuery.response.card },
} satisfies HttpExample;

const reservationSingle = {
  ...single,
  url: `${api}/v2/preauthorizations`,
  response: { ...done, pre_authorization: { ...paid, ...reserved, nit: reservationNit } },
} satisfies HttpExample;

const cancelAsync = {
  ...cancelAgain,
  body: {},
  response: { ...done, cancellation: { status: "PEN", nit: cancellationNit } },
} satisfies HttpExample;

/** One call of every operation, under the operation's id. */
export const operationExamples: Readonly<Record<string, HttpExample>> = {
  "payment-begin": paymentBegin,
  "payment-do": paymentDo,
  "payment-confirm": paymentConfirm,
  "payment-confirm-external": confirmExternal,
  "payment-query": paymentQuery,
  "payment-query-multiple": several,
  "payment-query-order": byOrder,
  "payment-query-unified": unified,
  "payment-card-query": cardQuery,
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
  "preauth-idempotent": { ...reservationSingle, headers: { ...headers, idempotency_key: "PED-88017-1" } },
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
  "card-query": storedCardQuery,
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
  "3ds-begin": threeDsBegin,
  "3ds-authenticate": threeDsAuthenticate,
  "3ds-query": threeDsQuery,
};
