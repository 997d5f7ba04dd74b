/** What the collected facts say of the calls of other products: `~` is inferred, `!` mandatory, `?` mandatory on a condition. */
export interface ProductCallFacts {
  readonly call: string;
  readonly takes: string;
}

const signed = "x-timestamp! x-request-id! x-hmac-signature!";
const pending = "codsit=1..4! datatrn=8..8! nsusitef=6..6! codlojasitef=8..8! codigo_cliente~=1..19?";

export const productFacts: Readonly<Record<string, Readonly<Record<string, ProductCallFacts>>>> = {
  "sitefex-ws-consulta": {
    "query-transaction": {
      call: "GET /transacoes/busca",
      takes:
        "codsit=1..4! datatrn=8..8! nsusitef=6..6? cupomfiscal=1..20? codlojasitef=8..8? codlojatronco=8..8? codigo_cliente=1..19?",
    },
    "query-by-date": {
      call: "GET /transacoes/buscadata",
      takes: "datatrn=8..8! horainicial=6..6 horafinal=6..6 numpdv=1..8 codigo_cliente=1..19",
    },
    "query-by-bin": {
      call: "GET /transacoes/buscabin~",
      takes: "datatrn=8..8! operador~=1..20! bin=6..6! codigo_cliente~=1..19?",
    },
    "query-by-export-date": {
      call: "GET /transacoes/buscadataexportacao~",
      takes: "datatrn=8..8! horainicial~=6..6 horafinal~=6..6 codigo_cliente~=1..19",
    },
    "query-reversal": {
      call: "GET /estorno/busca~",
      takes:
        "codsit=1..4! datatrn=8..8! nsusitef=6..6! codlojasitef=8..8? codlojatronco=8..8? codigo_cliente=1..19?",
    },
    "query-reversals-by-date": {
      call: "GET /estorno/buscadata~",
      takes: "datatrn=8..8! horainicial~=6..6 horafinal~=6..6 codigo_cliente~=1..19?",
    },
    "query-pending": {
      call: "GET /transacoes/pendencias",
      takes: "datefrom=8..8! dateto=8..8! horainicial=6..6 horafinal=6..6 codigo_cliente=1..19?",
    },
    "confirm-pending": { call: "POST /transacoes/pendencias/confirma~", takes: pending },
    "cancel-pending": { call: "POST /transacoes/pendencias/cancela~", takes: pending },
    version: { call: "GET /versao", takes: "" },
  },
  "psp-fiserv": {
    token: { call: "POST /gateway/token", takes: `${signed} client_id! client_secret!` },
    "client-create": {
      call: "POST /gateway/v1/client",
      takes: `${signed} legalName! tradeName! document.type! document.number! averageTicket! contact.email! contact.phone! address.street! address.number address.subNumber address.locality! address.city! address.province! address.postalCode! address.country!`,
    },
    "webhook-get": { call: "GET /gateway/v1/webhook", takes: signed },
    "webhook-delete": { call: "DELETE /gateway/v1/webhook", takes: signed },
    "cashout-create": {
      call: "POST /gateway/v2/apm/pix/cashout",
      takes: `${signed} amount! pixKey! receiverPixKey! receiverDocument!`,
    },
    "cashout-search": { call: "GET /gateway/v2/apm/pix/cashout", takes: `${signed} pixKey` },
    "cashout-get": { call: "GET /gateway/v2/apm/pix/cashout/{txid}", takes: `${signed} txid!` },
    "opt-in": {
      call: "POST /gateway/v3/clients/opt-in",
      takes: `${signed} document.type! document.number! tradeName! pixFee! pixFee.amount pixFee.percentage pixFee.min pixFee.max contact.name! contact.email! contact.phone!`,
    },
    "opt-in-link": { call: "GET /gateway/v3/clients/link/{link_id}", takes: `${signed} link_id!` },
    "hub-webhook": { call: "PUT /gateway/onboard/api/v3/webhook", takes: signed },
  },
};
