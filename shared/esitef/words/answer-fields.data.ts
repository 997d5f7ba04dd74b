import type { Localized } from "../../locales.ts";
import type { AnswerFieldName } from "../answer-fields.data.ts";
import { pageAndThreeDsAnswers } from "./answer-fields/page-and-three-ds.data.ts";
import { paymentAnswers } from "./answer-fields/payment.data.ts";
import { rechargeAnswers } from "./answer-fields/recharge.data.ts";
import { scheduleAndStorageAnswers } from "./answer-fields/schedule-and-storage.data.ts";
import { transaction } from "./answer-fields/transaction.data.ts";
import { merchantParameters } from "./parameters/merchant.data.ts";

const gateway = {
  code: {
    pt: "Resposta do gateway. Qualquer valor diferente de `0` é falha desta chamada.",
    en: "Gateway answer. Any value other than `0` is a failure of this call.",
    es: "Respuesta de la pasarela. Cualquier valor distinto de `0` es una falla de esta llamada.",
  },
  message: {
    pt: "Texto da resposta do gateway.",
    en: "Text of the gateway answer.",
    es: "Texto de la respuesta de la pasarela.",
  },
} as const;

/** The same members in an object of the answer: `status` in `payment` is `payment.status`. */
function inside<Holder extends string, Member extends string>(
  holder: Holder,
  members: Readonly<Record<Member, Localized>>,
): Readonly<Record<`${Holder}.${Member}`, Localized>>;
function inside(holder: string, members: Readonly<Record<string, Localized>>) {
  return Object.fromEntries(Object.entries(members).map(([member, words]) => [`${holder}.${member}`, words]));
}

const { status, nit, order_id, amount, esitef_usn, payment_type } = transaction;
const { authorizer_code, authorizer_message, authorizer_id, authorizer_merchant_id } = transaction;
const { acquirer_id, acquirer_name } = transaction;
const listed = {
  status,
  nit,
  order_id,
  amount,
  esitef_usn,
  payment_type,
  authorizer_code,
  authorizer_message,
  authorizer_id,
  authorizer_merchant_id,
  acquirer_id,
  acquirer_name,
};

const financing = {
  type: {
    pt: "Tipo de parcelamento: `3` com juros do emissor, `4` sem juros.",
    en: "Installment type: `3` with interest of the issuer, `4` without interest.",
    es: "Tipo de cuotas: `3` con intereses del emisor, `4` sin intereses.",
  },
  minimum: {
    pt: "Menor número de parcelas.",
    en: "Lowest number of installments.",
    es: "Menor número de cuotas.",
  },
  maximum: {
    pt: "Maior número de parcelas.",
    en: "Highest number of installments.",
    es: "Mayor número de cuotas.",
  },
} as const;

/** In a list a thing has the members that it has alone. */
const schedule = {
  status: scheduleAndStorageAnswers["schedule.status"],
  sid: scheduleAndStorageAnswers["schedule.sid"],
  amount: scheduleAndStorageAnswers["schedule.amount"],
  authorizer_id: scheduleAndStorageAnswers["schedule.authorizer_id"],
  current_times: scheduleAndStorageAnswers["schedule.current_times"],
  initial_date: scheduleAndStorageAnswers["schedule.initial_date"],
  next_date: scheduleAndStorageAnswers["schedule.next_date"],
  "nits[]": scheduleAndStorageAnswers["schedule.nits[]"],
};

const dealer = {
  name: rechargeAnswers["list_dealers_response.dealers[].name"],
  code: rechargeAnswers["list_dealers_response.dealers[].code"],
  "branches[].name": rechargeAnswers["list_dealers_response.dealers[].branches[].name"],
  "branches[].code": rechargeAnswers["list_dealers_response.dealers[].branches[].code"],
  type_name: rechargeAnswers["list_dealers_response.dealers[].type_name"],
  type_code: rechargeAnswers["list_dealers_response.dealers[].type_code"],
};

const analysis = {
  analysis: {
    pt: "Resultado da análise de risco, nas vendas com `anti_fraud`.",
    en: "Result of the risk analysis, for sales with `anti_fraud`.",
    es: "Resultado del análisis de riesgo, en las ventas con `anti_fraud`.",
  },
  "analysis.status": {
    pt: "Status da análise de risco.",
    en: "Status of the risk analysis.",
    es: "Estado del análisis de riesgo.",
  },
  "analysis.code": {
    pt: "No sandbox, a pontuação em centésimos: os centavos do valor.",
    en: "In the sandbox the score in hundredths: the cents of the amount.",
    es: "En el sandbox, la puntuación en centésimos: los centavos del importe.",
  },
  "analysis.message": {
    pt: "O que a análise diz; de uma rejeição, o começo da mensagem que a loja configurou.",
    en: "What the analysis says; of a rejection, the beginning of the message that the store configured.",
    es: "Lo que dice el análisis; de un rechazo, el comienzo del mensaje que configuró el comercio.",
  },
} as const;

/** What each member of an answer means, wherever it is answered. */
export const answerFieldWords: Readonly<Record<AnswerFieldName, Localized>> = {
  ...gateway,
  response_code: gateway.code,
  response_message: gateway.message,
  responseCode: gateway.code,
  description: gateway.message,
  ...inside("payment", transaction),
  ...inside("pre_authorization", transaction),
  ...inside("payment", analysis),
  ...inside("pre_authorization", analysis),
  ...inside("capture", transaction),
  ...inside("cancellation", transaction),
  ...inside("transactions[]", listed),
  ...paymentAnswers,
  ...inside("payments[]", transaction),
  ...inside("card.financing[]", financing),
  ...scheduleAndStorageAnswers,
  ...inside("schedules[]", schedule),
  ...inside("begin_recharge_response.esitef", gateway),
  ...inside("list_dealers_response.esitef", gateway),
  ...inside("do_recharge_response.esitef", gateway),
  ...inside("confirm_recharge_response.esitef", gateway),
  ...inside("list_branch_data_response.esitef", gateway),
  ...rechargeAnswers,
  ...inside("dealers[]", dealer),
  ...merchantParameters,
  key: { pt: "Chave da loja.", en: "Key of the store.", es: "Clave del comercio." },
  sitef_merchant_id: {
    pt: "Código da loja no SiTef.",
    en: "Code of the store at SiTef.",
    es: "Código del comercio en SiTef.",
  },
  ...pageAndThreeDsAnswers,
};
