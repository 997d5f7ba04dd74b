import { authorizerKind } from "@portal/shared/esitef/authorizer-kinds.data.ts";
import type { CallbackField, CallbackId } from "@portal/shared/esitef/callbacks.data.ts";
import { analysisAnswer } from "../analysis.ts";
import type { Transaction } from "../model.ts";
import { authenticationValue, eciOf, isProven } from "../sale/authentication.ts";

let brasilia: Intl.DateTimeFormat | undefined;

/** Made when it is first needed, and kept: making it takes longer than all else of a form. */
const inBrasilia = (): Intl.DateTimeFormat => {
  brasilia ??= new Intl.DateTimeFormat("en-GB", {
    timeZone: "America/Sao_Paulo",
    dateStyle: "short",
    timeStyle: "medium",
  });
  return brasilia;
};

/** dd/MM/yyyy HH:mm:ss in Brasília, as the examples of the forms write it. */
const printed = (at: string): string => inBrasilia().format(new Date(at)).replace(",", "");

/** Receipts have no line breaks there. */
const receipt = (text: string | undefined): string | undefined => text?.replaceAll("\n", "@");

type Fields = Readonly<Partial<Record<CallbackField, string | undefined>>>;

function ofTransaction({ id, facts, answered, machine }: Transaction): Fields {
  const isPix = authorizerKind(facts["authorizer_id"] ?? "") === "pix";
  const isReserved = machine === "preauthorization";
  return {
    nit: id,
    pedido: facts["order_id"],
    nsu: facts["merchant_usn"],
    nsuSitef: answered["sitef_usn"],
    nsuHost: answered["host_usn"],
    nsuesitef: answered["esitef_usn"],
    cupom: receipt(answered["customer_receipt"]),
    cupomEstabelecimento: receipt(answered["merchant_receipt"]),
    autorizadora: facts["authorizer_id"],
    rede: answered["acquirer_name"],
    tipoPagamento: answered["payment_type"],
    ...(isPix || isReserved
      ? {}
      : { parcelas: facts["installments"], tipoFinanciamento: facts["installment_type"] }),
  };
}

/** The instant of a confirmation, under the name that says through what it was confirmed. */
function confirmed({ facts }: Transaction, { status, at }: Transaction["past"][number]): Fields {
  if (status !== "CON") return {};
  const isOutside = facts["transaction_type"] === "confirmation";
  return isOutside ? { dataEfetivacao: printed(at) } : { dataSitef: printed(at) };
}

/** What only the payment page's notices say. The sandbox sells through SiTef, where a sale has no identifier of the acquirer. */
const ofPage = ({ machine, answered, card }: Transaction): Fields =>
  machine === "html" ? { numeroAutorizacao: answered["authorization_number"], bandeira: card?.brand } : {};

const isCharge = ({ original, past }: Transaction): boolean =>
  original !== undefined && past[0]?.cause === "charge of a schedule";

const present = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === "" ? [] : [[name, value]],
    ),
  );

export interface Form {
  readonly callback: CallbackId;
  readonly fields: Record<string, string>;
}

/** The card's token follows when it is posted. */
const cardHash = ({ answered, facts }: Transaction, status: string): Form => ({
  callback: "card-hash",
  fields: { ...present({ nita: answered["nita"], status, storeId: facts["customer_id"] }), hash: "" },
});

const authenticated = ({ id }: Transaction, status: string): Form => ({
  callback: "3ds-decoupled-notification",
  fields: present({
    three_ds_server_status: status,
    three_ds_server_trans_id: id,
    eci: eciOf[status],
    authentication_value: isProven(status) ? authenticationValue(id) : undefined,
  }),
});

const analysisFields = (analysis: Transaction["analysis"]): Fields => {
  const said = analysisAnswer(analysis);
  return said
    ? { "analise.status": said.status, "analise.codigo": said.code, "analise.mensagem": said.message }
    : {};
};

const judged = ({ id, facts, analysis }: Transaction, status: string): Form => ({
  callback: "analysis-notification",
  fields: present({
    nit: id,
    pedido: facts["order_id"],
    nsu: facts["merchant_usn"],
    status,
    ...analysisFields(analysis),
  }),
});

/** What the documentation says is posted when a transaction reaches one of its statuses. */
export function formOf(transaction: Transaction, place: number, about?: "analysis"): Form {
  const step = transaction.past[place];
  if (!step) throw new Error("A notice names a status that its transaction never had.");
  const { facts, answered, analysis, machine } = transaction;
  if (about === "analysis") return judged(transaction, step.status);
  if (machine === "storage") return cardHash(transaction, step.status);
  if (machine === "3ds") return authenticated(transaction, step.status);
  const common = { ...ofTransaction(transaction), ...confirmed(transaction, step), status: step.status };
  if (isCharge(transaction)) {
    return { callback: "schedule-notification", fields: present({ ...common, tid: answered["tid"] }) };
  }
  const fields: Fields = {
    ...common,
    mensagem: answered["authorizer_message"],
    codigoRespostaAutorizadora: answered["authorizer_code"],
    ...ofPage(transaction),
    // Earlier releases kept no more of an analysis than this fact.
    "analise.status": facts["risk"],
    ...analysisFields(analysis),
  };
  return { callback: "status-notification", fields: present(fields) };
}
