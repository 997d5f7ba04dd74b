import type { TestBlock } from "../../certification/test-cases.data.ts";

const docs = "/docs/e-sitef/";

/** The page that explains what the cases of a block are about. */
const blockPages: Readonly<Record<TestBlock, string>> = {
  card: "pagamento-rest-fluxo",
  preauth: "pre-autorizacao-rest-fluxo",
  status: "pagamento-rest-getstatus",
  pix: "pagamento-rest-quickstart",
  storage: "armazenamento-rest-quickstart",
  "3ds": "3ds-server-begin",
  schedule: "agendamento-rest-quickstart",
  recharge: "recarga-rest-quickstart",
  html: "pagamento-html-fluxo",
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

export const casePage = (block: TestBlock): string => docs + blockPages[block];
export const callPage = (operation: string): string | undefined =>
  callPages[operation] === undefined ? undefined : docs + callPages[operation];
