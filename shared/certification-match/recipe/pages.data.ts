import type { DocsPage } from "../../explained/model.ts";

const docs = "/docs/e-sitef/";

/** The page that says how a case is brought about. */
export const casePages: Readonly<Record<string, DocsPage>> = {
  "card-approved": `${docs}pagamento-rest-quickstart`,
  "card-denied": `${docs}negativas#provocar`,
  "card-cancel": `${docs}cancelamento-rest-quickstart`,
  "installments-without-interest": `${docs}perguntas-frequentes#juros`,
  "installments-with-interest": `${docs}perguntas-frequentes#juros`,
  voucher: `${docs}cartoes-teste`,
  preauth: `${docs}pre-autorizacao-rest-quickstart`,
  capture: `${docs}pre-autorizacao-rest-fluxo`,
  "timeout-approved": `${docs}pagamento-rest-fluxo#resposta-perdida`,
  "timeout-denied": `${docs}pagamento-rest-fluxo#resposta-perdida`,
  "pix-confirmed": `${docs}pix-quickstart`,
  "pix-denied": `${docs}pix-quickstart#pagar`,
  "pix-error": `${docs}pix-fluxo#falhas`,
  "pix-refund": `${docs}pix-quickstart#devolver`,
  "store-card": `${docs}armazenamento-rest-quickstart`,
  "pay-token": `${docs}armazenamento-rest-quickstart`,
  "remove-card": `${docs}armazenamento-rest-quickstart#remover`,
  "3ds-authenticated": `${docs}3ds-quickstart-api`,
  "3ds-challenge": `${docs}3ds-server-desafio`,
  "3ds-denied": `${docs}3ds-quickstart-api#autenticar`,
  "3ds-payment": `${docs}3ds-quickstart-api#pagar`,
  "schedule-create": `${docs}agendamento-rest-quickstart`,
  "schedule-inactivate": `${docs}agendamentoedicao-rest-quickstart`,
  recharge: `${docs}recarga-rest-quickstart`,
  "two-cards": `${docs}pagamento-rest-domultiplepayment`,
  "html-return": `${docs}pagamento-html-fluxo#telas`,
};

/** The page of each call that recipes make; the call can be tried there. */
export const callPages: Readonly<Record<string, string>> = {
  "payment-begin": "pagamento-rest-begin",
  "payment-do": "pagamento-rest-dopayment",
  "payment-two-cards": "pagamento-rest-domultiplepayment",
  "payment-query": "pagamento-rest-getstatus",
  "cancel-single": "cancelamento",
  "preauth-begin": "pre-autorizacao-rest-begin",
  "preauth-do": "pre-autorizacao-rest-doPreAuthorization",
  "preauth-capture": "pre-autorizacao-rest-capture",
  "card-store": "armazenamento-rest-fluxo",
  "card-remove": "armazenamento-rest-remocao",
  "3ds-begin": "3ds-server-begin",
  "3ds-authenticate": "3ds-server-doauthentication",
  "schedule-begin": "agendamento-rest-begin",
  "schedule-do": "agendamento-rest-doschedule",
  "schedule-edit-begin": "agendamentoedicao-rest-begin",
  "schedule-edit-do": "agendamentoedicao-rest-doedit",
  "recharge-begin": "recarga-rest-begin",
  "recharge-do": "recarga-rest-dorecharge",
  "recharge-confirm": "recarga-rest-confirm",
};

export const callPage = (operation: string): DocsPage | undefined => {
  const page = callPages[operation];
  return page === undefined ? undefined : `${docs}${page}`;
};
