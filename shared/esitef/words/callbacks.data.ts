import type { Localized } from "../../locales.ts";
import type { CallbackField, CallbackId } from "../callbacks.data.ts";
import type { CallWords } from "./words.ts";

/** What each form is for, and on what it depends that one is posted at all. */
export const callbackWords: Readonly<Record<CallbackId, CallWords & { readonly when: Localized }>> = {
  "status-notification": {
    title: {
      pt: "Notificação de status",
      en: "Status notification",
      es: "Notificación de estado",
    },
    purpose: {
      pt: "Avisa que o status de uma transação mudou.",
      en: "Tells that a transaction's status changed.",
      es: "Avisa que el estado de una transacción cambió.",
    },
    when: {
      pt: "Transações REST são notificadas só para lojas na versão 6; as da interface HTML, para qualquer loja. No Pix, sem `parcelas` e `tipoFinanciamento`. `numeroAutorizacao`, `tid`, `eci` e `bandeira` vêm nas transações da interface HTML.",
      en: "REST transactions are notified only to stores on version 6; transactions of the HTML interface, to any store. For Pix, without `parcelas` and `tipoFinanciamento`. `numeroAutorizacao`, `tid`, `eci` and `bandeira` come with transactions of the HTML interface.",
      es: "Las transacciones REST se notifican solo a comercios en la versión 6; las de la interfaz HTML, a cualquier comercio. En Pix, sin `parcelas` ni `tipoFinanciamento`. `numeroAutorizacao`, `tid`, `eci` y `bandeira` llegan en las transacciones de la interfaz HTML.",
    },
  },
  "schedule-notification": {
    title: {
      pt: "Notificação de agendamento",
      en: "Schedule notification",
      es: "Notificación de programación",
    },
    purpose: {
      pt: "Avisa que uma cobrança de um agendamento foi feita.",
      en: "Tells that a charge of a schedule was made.",
      es: "Avisa que se hizo un cobro de una programación.",
    },
    when: {
      pt: "Uma para cada cobrança executada, no endereço de status.",
      en: "One for each charge carried out, at the status address.",
      es: "Una por cada cobro ejecutado, en la dirección de estado.",
    },
  },
  "analysis-notification": {
    title: {
      pt: "Notificação da análise",
      en: "Analysis notification",
      es: "Notificación del análisis",
    },
    purpose: {
      pt: "Avisa que a análise de risco de uma venda mudou de status.",
      en: "Tells that the risk analysis of a sale changed its status.",
      es: "Avisa que el análisis de riesgo de una venta cambió de estado.",
    },
    when: {
      pt: "Só no sandbox, a cada resultado da análise, na URL de webhook da configuração de prevenção a fraude ou no endereço da loja.",
      en: "Only in the sandbox, for each result of the analysis, at the webhook URL of the fraud prevention configuration or at the store's address.",
      es: "Solo en el sandbox, con cada resultado del análisis, en la URL de webhook de la configuración de prevención de fraude o en la dirección del comercio.",
    },
  },
  authenticity: {
    title: {
      pt: "POST de autenticidade",
      en: "Authenticity POST",
      es: "POST de autenticidad",
    },
    purpose: {
      pt: "Entrega o identificador de uma operação sensível só a quem controla o endereço da loja.",
      en: "Hands the identifier of a sensitive operation only to whoever controls the store's address.",
      es: "Entrega el identificador de una operación sensible solo a quien controla la dirección del comercio.",
    },
    when: {
      pt: "Cancelamento, recarga, edição de agendamento e token de acesso, quando a chamada não vem assinada. Uma resposta que não seja `200` invalida o identificador.",
      en: "Cancellation, top-up, edit of a schedule and access token, when the call is not signed. An answer that is not `200` invalidates the identifier.",
      es: "Cancelación, recarga, edición de programación y token de acceso, cuando la llamada no viene firmada. Una respuesta distinta de `200` invalida el identificador.",
    },
  },
  "card-hash": {
    title: {
      pt: "Envio de hash do cartão",
      en: "Card hash POST",
      es: "Envío del hash de la tarjeta",
    },
    purpose: {
      pt: "Entrega o token de um cartão armazenado ou removido.",
      en: "Hands over the token of a card that was stored or removed.",
      es: "Entrega el token de una tarjeta almacenada o eliminada.",
    },
    when: {
      pt: "Quando o cartão é armazenado ou removido pela interface HTML.",
      en: "When the card is stored or removed through the HTML interface.",
      es: "Cuando la tarjeta se almacena o elimina por la interfaz HTML.",
    },
  },
  "3ds-decoupled-notification": {
    title: {
      pt: "Notificação 3DS desacoplada",
      en: "Decoupled 3DS notification",
      es: "Notificación 3DS desacoplada",
    },
    purpose: {
      pt: "Avisa o resultado de uma autenticação desacoplada.",
      en: "Tells the result of a decoupled authentication.",
      es: "Avisa el resultado de una autenticación desacoplada.",
    },
    when: {
      pt: "Quando uma autenticação em `AUD` termina, no endereço que a chamada disse em `decoupled_notification_url`.",
      en: "When an authentication in `AUD` ends, at the address that the call named in `decoupled_notification_url`.",
      es: "Cuando una autenticación en `AUD` termina, en la dirección que la llamada indicó en `decoupled_notification_url`.",
    },
  },
};

/** What each field means, in whatever form it stands. */
export const callbackFieldWords: Readonly<Record<CallbackField, Localized>> = {
  nit: {
    pt: "Identificador da transação ou da operação.",
    en: "Identifier of the transaction or the operation.",
    es: "Identificador de la transacción o de la operación.",
  },
  pedido: {
    pt: "O `order_id` da loja.",
    en: "The store's `order_id`.",
    es: "El `order_id` del comercio.",
  },
  nsu: {
    pt: "O `merchant_usn` da loja.",
    en: "The store's `merchant_usn`.",
    es: "El `merchant_usn` del comercio.",
  },
  nsuSitef: { pt: "Número no SiTef.", en: "Number at SiTef.", es: "Número en SiTef." },
  nsuHost: {
    pt: "Número na autorizadora.",
    en: "Number at the authorizer.",
    es: "Número en la autorizadora.",
  },
  nsuesitef: {
    pt: "O `esitef_usn`, usado para cancelar.",
    en: "The `esitef_usn`, by which a transaction is canceled.",
    es: "El `esitef_usn`, que se usa para cancelar.",
  },
  status: { pt: "Status, três letras.", en: "Status, three letters.", es: "Estado, tres letras." },
  cupom: {
    pt: "Via do cliente, com `@` entre as linhas.",
    en: "The customer's receipt, with `@` between its lines.",
    es: "Comprobante del cliente, con `@` entre las líneas.",
  },
  cupomEstabelecimento: {
    pt: "Via do EC, com `@` entre as linhas.",
    en: "The merchant's receipt, with `@` between its lines.",
    es: "Comprobante del comercio, con `@` entre las líneas.",
  },
  autorizadora: {
    pt: "Código da autorizadora.",
    en: "Code of the authorizer.",
    es: "Código de la autorizadora.",
  },
  tipoPagamento: {
    pt: "`C` crédito, `D` débito, `B` boleto.",
    en: "`C` credit, `D` debit, `B` boleto.",
    es: "`C` crédito, `D` débito, `B` boleto.",
  },
  dataSitef: {
    pt: "Data, só em vendas confirmadas pelo SiTef.",
    en: "Date, only of sales confirmed through SiTef.",
    es: "Fecha, solo en ventas confirmadas por SiTef.",
  },
  dataEfetivacao: {
    pt: "Data, só em vendas confirmadas fora do SiTef.",
    en: "Date, only of sales confirmed outside SiTef.",
    es: "Fecha, solo en ventas confirmadas fuera de SiTef.",
  },
  parcelas: {
    pt: "Número de parcelas.",
    en: "Number of installments.",
    es: "Número de cuotas.",
  },
  tipoFinanciamento: {
    pt: "`4` sem juros, `3` com juros.",
    en: "`4` without interest, `3` with interest.",
    es: "`4` sin intereses, `3` con intereses.",
  },
  mensagem: {
    pt: "Texto da autorizadora.",
    en: "Text of the authorizer.",
    es: "Texto de la autorizadora.",
  },
  codigoRespostaAutorizadora: {
    pt: "Código de resposta da autorizadora.",
    en: "Response code of the authorizer.",
    es: "Código de respuesta de la autorizadora.",
  },
  rede: { pt: "Nome da autorizadora.", en: "Name of the authorizer.", es: "Nombre de la autorizadora." },
  numeroAutorizacao: {
    pt: "Número da autorização.",
    en: "Authorization number.",
    es: "Número de autorización.",
  },
  bandeira: { pt: "Bandeira do cartão.", en: "Card brand.", es: "Marca de la tarjeta." },
  "analise.status": {
    pt: "Resultado do antifraude, quando há análise.",
    en: "Result of the fraud analysis, where there is one.",
    es: "Resultado del antifraude, cuando hay análisis.",
  },
  "analise.codigo": {
    pt: "Código do antifraude.",
    en: "Code of the fraud analysis.",
    es: "Código del antifraude.",
  },
  "analise.mensagem": {
    pt: "Texto do antifraude, também quando a análise falha.",
    en: "Text of the fraud analysis, also when the analysis fails.",
    es: "Texto del antifraude, también cuando el análisis falla.",
  },
  binCartao: {
    pt: "Primeiros dígitos do cartão.",
    en: "First digits of the card.",
    es: "Primeros dígitos de la tarjeta.",
  },
  tid: {
    pt: "Identificador na adquirente, só em transações fora do SiTef, como as da Cielo e-Commerce e da e-Rede.",
    en: "Identifier at the acquirer, only of transactions outside SiTef, such as Cielo e-Commerce and e-Rede transactions.",
    es: "Identificador en la adquirente, solo en transacciones fuera de SiTef, como las de Cielo e-Commerce y e-Rede.",
  },
  seid: {
    pt: "Identificador da edição de agendamento.",
    en: "Identifier of the edit of a schedule.",
    es: "Identificador de la edición de programación.",
  },
  token: {
    pt: "Token de acesso.",
    en: "Access token.",
    es: "Token de acceso.",
  },
  nita: {
    pt: "Identificador do armazenamento.",
    en: "Identifier of the storage.",
    es: "Identificador del almacenamiento.",
  },
  hash: {
    pt: "Token do cartão.",
    en: "Token of the card.",
    es: "Token de la tarjeta.",
  },
  storeId: {
    pt: "Cliente da loja.",
    en: "Customer of the store.",
    es: "Cliente del comercio.",
  },
  three_ds_server_status: {
    pt: "Status da autenticação, três letras.",
    en: "Status of the authentication, three letters.",
    es: "Estado de la autenticación, tres letras.",
  },
  three_ds_server_trans_id: {
    pt: "O `trans_id` da autenticação.",
    en: "The authentication's `trans_id`.",
    es: "El `trans_id` de la autenticación.",
  },
  eci: {
    pt: "ECI, quando houve autenticação.",
    en: "ECI, where there was an authentication.",
    es: "ECI, cuando hubo autenticación.",
  },
  authentication_value: {
    pt: "Prova da autenticação, o CAVV.",
    en: "Proof of the authentication, the CAVV.",
    es: "Prueba de la autenticación, el CAVV.",
  },
};
