/** What the collected facts say of the forms that the gateway posts, with the sizes of their fields; `~` is inferred. */
export const noticeFacts: Readonly<Record<string, string>> = {
  "status-notification":
    "nit=64..64 pedido=1..20 nsu=1..12 nsuSitef=1..10 nsuHost=1..20 nsuesitef=15..15 status=3..3 cupom=1..4000 cupomEstabelecimento=1..4000 autorizadora=1..10 tipoPagamento=1..1 dataSitef=19..19 dataEfetivacao=19..19 parcelas=1..2 tipoFinanciamento=1..1 mensagem=1..1024 codigoRespostaAutorizadora=1..1024 rede=1..500 numeroAutorizacao=6..6 tid=40..40 eci=3..3 bandeira analise.status=3..3 analise.codigo=1..3 analise.mensagem=1..30",
  "schedule-notification":
    "nit=64..64 pedido=1..20 nsu=1..12 nsuSitef=1..10 nsuHost=1..20 nsuesitef=15..15 status=3..3 cupom=1..4000 cupomEstabelecimento=1..4000 autorizadora=1..10 tipoPagamento=1..1 dataSitef=19..19 parcelas=1..2 tipoFinanciamento=1..1 rede=1..500 binCartao tid",
  authenticity: "nit=64..64 seid=64..64 token=66..66",
  "card-hash": "nita=65..65 hash~=88..88 status~=3..3 storeId~=1..20",
  "3ds-decoupled-notification":
    "three_ds_server_status=3..3 three_ds_server_trans_id=36..36 eci=2..2 authentication_value=28..28",
};

/** Files of the JavaScript interface, at the root of the host of the payment page. */
export const scriptFacts = {
  payment: "/js/esitefpayment-1.0.min.js",
  authentication: "/js/esitefauthenticatepayment-1.0.min.js",
  storage: "/js/esitefstore-1.0.min.js",
  styles: "/css/v2/threeds.css",
} as const;
