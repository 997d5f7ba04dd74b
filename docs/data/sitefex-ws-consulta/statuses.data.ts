import type { Localized } from "@portal/shared/locales.ts";
import type { Estado } from "@portal/shared/ws-consulta/estado.data.ts";
import { referenceWords } from "../../words/reference.ts";
import { codeTable, columns } from "../code-table.ts";
import { type CodeEntry, codeEntry, grounded } from "../schema.ts";

/**
 * Values of `estado`. The public table prints ten of them in English; the public example prints the Portuguese
 * `PENDENTE`, so the real ones may be Portuguese. A declined transaction has no row in the part that is public.
 */
export const wsConsultaStatuses: readonly (CodeEntry & { readonly code: Estado })[] = [
  {
    code: "PENDENTE",
    fact: "wsConsulta.statusCodes.PENDENTE",
    name: {
      pt: "Espera a confirmação do PDV",
      en: "Waits for the confirmation of the POS",
      es: "Espera la confirmación del punto de venta",
    },
    action: {
      pt: "Descubra se a venda foi concluída na loja e confirme-a ou desfaça-a: só este status o permite.",
      en: "Find out whether the sale was finished in the store, and confirm or void it: only this status allows it.",
      es: "Averigüe si la venta se concluyó en el comercio y confírmela o deshágala: solo este estado lo permite.",
    },
  },
  {
    code: "WAITING_ANSWER_HOST",
    fact: "wsConsulta.statusCodes.WAITING_ANSWER_HOST",
    name: {
      pt: "Enviada à autorizadora, ainda sem resposta",
      en: "Sent to the authorizer, no answer yet",
      es: "Enviada a la autorizadora, aún sin respuesta",
    },
    action: {
      pt: "Consulte de novo mais tarde.",
      en: "Query again later.",
      es: "Consulte de nuevo más tarde.",
    },
  },
  {
    code: "CONFIRMED_PDV",
    fact: "wsConsulta.statusCodes.CONFIRMED_PDV",
    name: {
      pt: "Autorizada, cupom impresso e autorizadora avisada",
      en: "Authorized, receipt printed and authorizer told",
      es: "Autorizada, comprobante impreso y autorizadora avisada",
    },
  },
  {
    code: "CONFIRMED_BACK_OFFICE",
    fact: "wsConsulta.statusCodes.CONFIRMED_BACK_OFFICE",
    name: {
      pt: "Autorizada; uma pessoa a marcou como confirmada",
      en: "Authorized; a person marked it as confirmed",
      es: "Autorizada; una persona la marcó como confirmada",
    },
  },
  {
    code: "CONFIRMED_ADMINISTRATIVE",
    fact: "wsConsulta.statusCodes.CONFIRMED_ADMINISTRATIVE",
    name: {
      pt: "Só redes da Cielo: a confirmação foi pedida depois do prazo que o PDV tinha",
      en: "Cielo networks only: the confirmation was asked for after the time that the POS had",
      es: "Solo redes de Cielo: la confirmación se pidió después del plazo que tenía el punto de venta",
    },
  },
  {
    code: "CANCELED_PDV",
    fact: "wsConsulta.statusCodes.CANCELED_PDV",
    name: {
      pt: "Desfeita pelo PDV, por exemplo porque o cupom não foi impresso",
      en: "Voided by the POS, for instance because the receipt was not printed",
      es: "Deshecha por el punto de venta, por ejemplo porque el comprobante no se imprimió",
    },
  },
  {
    code: "CANCELED_BACK_OFFICE",
    fact: "wsConsulta.statusCodes.CANCELED_BACK_OFFICE",
    name: {
      pt: "Autorizada; depois, uma pessoa avisou a autorizadora de que não valeu",
      en: "Authorized; a person later told the authorizer that it did not count",
      es: "Autorizada; después, una persona avisó a la autorizadora que no valió",
    },
  },
  {
    code: "CANCELED_ADMINISTRATIVE",
    fact: "wsConsulta.statusCodes.CANCELED_ADMINISTRATIVE",
    name: {
      pt: "Só redes da Cielo: o cancelamento foi pedido depois do prazo que o PDV tinha",
      en: "Cielo networks only: the cancellation was asked for after the time that the POS had",
      es: "Solo redes de Cielo: la cancelación se pidió después del plazo que tenía el punto de venta",
    },
  },
  {
    code: "CANCELED_TIMEOUT_HOST",
    fact: "wsConsulta.statusCodes.CANCELED_TIMEOUT_HOST",
    name: {
      pt: "A autorizadora não respondeu, e o SiTef respondeu ao PDV que a venda não foi aprovada",
      en: "The authorizer did not answer, and SiTef told the POS that the sale was not approved",
      es: "La autorizadora no respondió, y SiTef respondió al punto de venta que la venta no fue aprobada",
    },
  },
  {
    code: "REVERSAED",
    fact: "wsConsulta.statusCodes.REVERSAED",
    name: {
      pt: "Concluída e depois estornada a pedido do cliente (o nome é escrito assim)",
      en: "Finished and then reversed at the customer's request (the name is spelled so)",
      es: "Concluida y después revertida a pedido del cliente (el nombre se escribe así)",
    },
  },
  {
    code: "REVERSAED_PARTIAL",
    fact: "wsConsulta.statusCodes.REVERSAED_PARTIAL",
    name: {
      pt: "Estornada em parte (o nome é escrito assim)",
      en: "Reversed in part (the name is spelled so)",
      es: "Revertida en parte (el nombre se escribe así)",
    },
  },
];

/** Two values ask for something; what they ask stands behind their meaning. */
function sentences({ name, action }: CodeEntry): Localized {
  if (!action) return name;
  return {
    pt: `${name.pt}. ${action.pt}`,
    en: `${name.en}. ${action.en}`,
    es: `${name.es}. ${action.es}`,
  };
}

export const wsConsultaStatusTable = codeTable({
  file: "data/sitefex-ws-consulta/statuses.data.ts",
  schema: grounded(codeEntry),
  entries: wsConsultaStatuses,
  key: "code",
  facts: {
    listed:
      "PENDENTE WAITING_ANSWER_HOST CANCELED_BACK_OFFICE CANCELED_ADMINISTRATIVE CANCELED_PDV CANCELED_TIMEOUT_HOST CONFIRMED_BACK_OFFICE CONFIRMED_ADMINISTRATIVE CONFIRMED_PDV REVERSAED REVERSAED_PARTIAL",
  },
  shown: [
    {
      id: "ws-consulta-statuses",
      caption: referenceWords.productTable.statuses,
      columns: [[columns.meaning, sentences]],
    },
  ],
});
