import type { Shape } from "./schema.ts";
import { characters, digits, text } from "./shape.ts";

/** A form that the gateway posts to an address of the store. */
export interface Callback<Field extends string = string> {
  /** The address of the store that it goes to; `call` is the one that the call itself named. */
  readonly to: CallbackAddress | "call";
  /** The page of the documentation that explains it. */
  readonly page: string;
  /** How often it is posted again after an answer that is not 200. */
  readonly retries: number;
  /** That the number of retries is this product's decision. */
  readonly inferred?: true;
  readonly fields: Readonly<Record<Field, Shape>>;
}

/** The addresses that a store may name; status and schedule notifications share one. */
export const callbackAddresses = ["status", "authenticity", "cardHash", "analysis"] as const;
export type CallbackAddress = (typeof callbackAddresses)[number];

/** The only answer that counts as received. */
export const callbackAnswer = 200;

const identifier = characters([64, 64]);
const status = characters([3, 3]);
const instant = characters([19, 19]);
const receipt = characters(4000);

/** What notices of a transaction say of it, by name. */
const transactionFields = {
  nit: identifier,
  pedido: characters(20),
  nsu: digits(12),
  nsuSitef: characters(10),
  nsuHost: characters(20),
  nsuesitef: characters([15, 15]),
  status,
  cupom: receipt,
  cupomEstabelecimento: receipt,
  autorizadora: characters(10),
  tipoPagamento: characters([1, 1]),
  dataSitef: instant,
} as const;

const installments = { parcelas: digits(2), tipoFinanciamento: digits([1, 1]) } as const;

const network = characters(500);

const analysisFields = {
  "analise.status": status,
  "analise.codigo": digits(3),
  // Its type is printed as N; it is a text.
  "analise.mensagem": characters(30),
} as const;

/** The forms that the gateway posts to a store, as the documentation lists their fields. */
export const callbacks = {
  "status-notification": {
    to: "status",
    page: "pagamento-rest-notificacao",
    retries: 3,
    inferred: true,
    fields: {
      ...transactionFields,
      dataEfetivacao: instant,
      ...installments,
      mensagem: characters(1024),
      codigoRespostaAutorizadora: characters(1024),
      rede: network,
      numeroAutorizacao: characters([6, 6]),
      tid: characters([40, 40]),
      eci: characters([3, 3]),
      bandeira: characters(),
      ...analysisFields,
    },
  },
  "schedule-notification": {
    to: "status",
    page: "notificacao-agendamento",
    retries: 3,
    inferred: true,
    fields: {
      ...transactionFields,
      ...installments,
      rede: network,
      binCartao: characters(),
      tid: characters(),
    },
  },
  authenticity: {
    to: "authenticity",
    page: "post-autenticidade",
    // Anything but 200 invalidates the identifier at once.
    retries: 0,
    inferred: true,
    fields: { nit: identifier, seid: identifier, token: text([66, 66]) },
  },
  "card-hash": {
    to: "cardHash",
    page: "armazenamento-notificacao-hash",
    retries: 3,
    inferred: true,
    fields: {
      nita: characters([65, 65]),
      hash: text([88, 88], { inferred: ["existence"] }),
      status: characters([3, 3], { inferred: ["existence"] }),
      storeId: text(20, { inferred: ["existence"] }),
    },
  },
  "3ds-decoupled-notification": {
    to: "call",
    page: "3ds-desacoplado",
    retries: 3,
    inferred: true,
    fields: {
      three_ds_server_status: text([3, 3]),
      three_ds_server_trans_id: text([36, 36]),
      eci: digits([2, 2]),
      authentication_value: text([28, 28]),
    },
  },
  // No public page describes a form of the analysis alone: it has the fields that a status notification has of it.
  "analysis-notification": {
    to: "analysis",
    page: "integracao-solucoes-antifraude-resposta",
    retries: 3,
    inferred: true,
    fields: {
      nit: transactionFields.nit,
      pedido: transactionFields.pedido,
      nsu: transactionFields.nsu,
      status,
      ...analysisFields,
    },
  },
} as const satisfies Readonly<Record<string, Callback>>;

export type CallbackId = keyof typeof callbacks;
export const callbackIds = Object.keys(callbacks).filter((id): id is CallbackId => id in callbacks);
type FieldsOf<Id extends CallbackId> = keyof (typeof callbacks)[Id]["fields"];
export type CallbackField = { [Id in CallbackId]: FieldsOf<Id> }[CallbackId];
