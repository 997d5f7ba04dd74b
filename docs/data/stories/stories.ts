import * as errors from "../e-sitef/failure/error-examples.ts";
import { ofEachOperation } from "../e-sitef/operations/told-operations.ts";
import * as afterSale from "../examples/esitef-after-sale-examples.ts";
import * as guides from "../examples/esitef-guide-examples.ts";
import {
  paymentBegin,
  reservationBegin,
  reservationDo,
  reserved,
} from "../examples/esitef-payment-examples.ts";
import * as pix from "../examples/esitef-pix-examples.ts";
import * as risk from "../examples/esitef-risk-examples.ts";
import type { HttpExample } from "../examples/request-code/http-example.ts";
import {
  api,
  done,
  externalNit,
  removedCardNit,
  storedCardNit,
} from "../examples/values/esitef-example-values.ts";
import { argentinaStory } from "./argentina-story.ts";
import { type Chapter, operation } from "./chapters.ts";
import { javascriptStory } from "./javascript-story.ts";
import { threeDsStory } from "./three-ds-story.ts";
import { wsConsultaStory } from "./ws-consulta-story.ts";

const { cancellationSigned, cancelledQuery, cardPayment, removedCardPayment } = afterSale;
const { cancellationPartial, captureWithoutCard, postponedBegin, postponedDo, paymentUndo, splitBegin } =
  guides;

/** A sale that was made outside the gateway, as the store registers it. No page prints it. */
const externalBegin = {
  ...paymentBegin,
  body: { ...paymentBegin.body, transaction_type: "confirmation" },
  response: { ...paymentBegin.response, payment: { ...paymentBegin.response.payment, nit: externalNit } },
} satisfies HttpExample;

/**
 * What stands for a reservation that was made outside the gateway. Which data of the real one it needs, support says to
 * whoever has one; here it is a reservation of its own. No page prints it.
 */
const externalReservation = {
  ...reservationBegin,
  response: {
    ...done,
    pre_authorization: { ...reservationBegin.response.pre_authorization, nit: externalNit },
  },
} satisfies HttpExample;

const externallyReserved = {
  ...reservationDo,
  url: `${api}/v1/preauthorizations/${externalNit}`,
  response: { ...done, pre_authorization: { ...reserved, nit: externalNit } },
} satisfies HttpExample;

/** An order that is then charged to a stored card. No page prints it. */
const orderOf = (nit: string, order_id: string, merchant_usn: string): HttpExample => {
  const order = { order_id, merchant_usn, amount: "5900" };
  return {
    ...paymentBegin,
    body: { ...paymentBegin.body, ...order, authorizer_id: "2" },
    response: { ...done, payment: { status: "NOV", nit, ...order } },
  };
};

const payments = {
  ...operation("payment-js-begin"),
  postponedBegin: { example: postponedBegin },
  postponedDo: { example: postponedDo, after: ["postponedBegin"] },
  paymentUndo: { example: paymentUndo, after: ["postponedDo"] },
  externalBegin: { example: externalBegin },
  splitBegin: { example: splitBegin },
};

const cancellations = {
  cancellationSigned: { example: cancellationSigned, after: ["payment-do"] },
  ...operation("cancel-host", "cancellationSigned"),
  cancellationPartial: { example: cancellationPartial, after: ["cancellationSigned"] },
  cancelledQuery: { example: cancelledQuery, after: ["cancel-do"] },
};

const reservations = {
  externalReservation: { example: externalReservation },
  externallyReserved: { example: externallyReserved, after: ["externalReservation"] },
  ...operation("preauth-edit-external", "externallyReserved"),
  captureWithoutCard: { example: captureWithoutCard, after: ["preauth-do"] },
  ...operation("preauth-capture-external", "externallyReserved"),
};

const storedCards = {
  storedCardBegin: { example: orderOf(storedCardNit, "PED-88021", "990014") },
  cardPayment: { example: cardPayment, after: ["card-store", "storedCardBegin"] },
  removedCardBegin: { example: orderOf(removedCardNit, "PED-88022", "990015") },
  removedCardPayment: { example: removedCardPayment, after: ["card-remove", "removedCardBegin"] },
};

const stores = {
  ...operation("token-create"),
};

/** Sales that wait for their buyer. The sandbox pays a Pix by the clock, so one that is paid is asked for. */
const awaited = {
  pixBegin: { example: pix.pixBegin },
  pixDo: { example: pix.pixDo, after: ["pixBegin"] },
  pixQuery: { example: pix.pixQuery, after: ["pixDo"] },
  pixApproved: {
    example: pix.pixApproved,
    after: ["pixBegin"],
    sandbox: { "x-sandbox-outcome": "approve" },
  },
  pixPaid: { example: pix.pixPaid, after: ["pixApproved"] },
  pixRefund: { example: pix.pixRefund, after: ["pixApproved"] },
  boletoBegin: { example: pix.boletoBegin },
  boletoDo: { example: pix.boletoDo, after: ["boletoBegin"] },
  boletoQuery: { example: pix.boletoQuery, after: ["boletoDo"] },
};

/** What others than the institution decide: the analysis of the risk, and the retry. */
const judged = {
  reviewBegin: { example: risk.reviewBegin },
  reviewDo: { example: risk.reviewDo, after: ["reviewBegin"] },
  rejectedBegin: { example: risk.rejectedBegin },
  rejectedDo: { example: risk.rejectedDo, after: ["rejectedBegin"] },
  undoneBegin: { example: risk.undoneBegin },
  undoneDo: { example: risk.undoneDo, after: ["undoneBegin"] },
  retriedBegin: { example: risk.retriedBegin },
  retriedDo: { example: risk.retriedDo, after: ["retriedBegin"] },
  retriedQuery: { example: risk.retriedQuery, after: ["retriedDo"] },
  retriedAgain: { example: risk.retriedAgain, after: ["retriedDo"] },
};

/** What the gateway answers to a call that it does not carry out. */
const refusals = {
  unknownAuthorizer: { example: errors.unknownAuthorizer },
  paidTwice: { example: errors.paidTwice, after: ["payment-do"] },
  unpaidRefund: { example: errors.unpaidRefund, after: ["pixDo"] },
  failingPixBegin: { example: errors.failingPixBegin },
  failingPix: { example: errors.failingPix, after: ["failingPixBegin"] },
  wrongIssuer: { example: errors.wrongIssuer, after: ["payment-begin"] },
  keyWithOtherBody: { example: errors.keyWithOtherBody, after: ["payment-idempotent"] },
  keyOfOtherKind: { example: errors.keyOfOtherKind, after: ["payment-idempotent"] },
};

/** Every request of e-SiTef's REST and JavaScript interfaces and of WS Consulta that a page prints. */
export const stories: Readonly<Record<string, Chapter>> = {
  ...ofEachOperation(({ example, after, toSandbox }) => ({
    example,
    ...(after && { after }),
    ...(toSandbox && { sandbox: toSandbox }),
  })),
  ...payments,
  ...cancellations,
  ...reservations,
  ...storedCards,
  ...stores,
  ...threeDsStory,
  ...awaited,
  ...judged,
  ...refusals,
  ...javascriptStory,
  ...argentinaStory,
  ...wsConsultaStory,
};

export function chapter(name: string): Chapter {
  const found = stories[name];
  if (!found) throw new Error(`No story tells ${name}.`);
  return found;
}

/** An example as it is sent to the sandbox. */
export function sent(name: string): HttpExample {
  const { example: printed, sandbox } = chapter(name);
  return sandbox ? { ...printed, headers: { ...printed.headers, ...sandbox } } : printed;
}

/** Names of what comes before an example, each once, oldest first. */
export function before(name: string): string[] {
  const found = new Set<string>();
  const look = (each: string): void => {
    for (const earlier of chapter(each).after ?? []) {
      look(earlier);
      found.add(earlier);
    }
  };
  look(name);
  return [...found];
}
