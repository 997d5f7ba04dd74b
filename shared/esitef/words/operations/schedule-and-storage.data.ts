import type { CallWords } from "../words.ts";

export const scheduleAndStorageOperations = {
  "schedule-begin": {
    title: { pt: "Criação do agendamento", en: "Creating the schedule", es: "Creación de la programación" },
    purpose: {
      pt: "Registra cobranças recorrentes e devolve o SID das próximas chamadas. É a chamada do pagamento com o objeto `schedule`; se ela também cobra na hora, o agendamento só é ativado quando esse pagamento é confirmado.",
      en: "Records recurring charges and returns the SID for the next calls. It is the call of a payment with the object `schedule`; if it also charges at once, the schedule is activated only when that payment is confirmed.",
      es: "Registra cobros recurrentes y devuelve el SID de las próximas llamadas. Es la llamada del pago con el objeto `schedule`; si además cobra en el momento, la programación solo se activa cuando ese pago se confirma.",
    },
  },
  "schedule-do": {
    title: {
      pt: "Ativação do agendamento",
      en: "Activating the schedule",
      es: "Activación de la programación",
    },
    purpose: {
      pt: "Envia o cartão e ativa o agendamento, que passa de `NOV` a `ATV`.",
      en: "Sends the card and activates the schedule, which goes from `NOV` to `ATV`.",
      es: "Envía la tarjeta y activa la programación, que pasa de `NOV` a `ATV`.",
    },
  },
  "schedule-query": {
    title: { pt: "Consulta do agendamento", en: "Querying the schedule", es: "Consulta de la programación" },
    purpose: {
      pt: "Devolve os dados atuais de um agendamento: o status, a próxima data e o NIT de cada cobrança feita.",
      en: "Returns the current data of a schedule: its status, the next date and the NIT of each charge made.",
      es: "Devuelve los datos actuales de una programación: el estado, la próxima fecha y el NIT de cada cobro hecho.",
    },
  },
  "schedule-list": {
    title: { pt: "Lista de agendamentos", en: "List of schedules", es: "Lista de programaciones" },
    purpose: {
      pt: "Lista os agendamentos da loja entre duas datas. No sandbox, a resposta não diz de que pedido é cada agendamento. Confirme o resto com o suporte.",
      en: "Lists the store's schedules between two dates. In the sandbox the answer does not say which order each schedule belongs to. Check the rest with support.",
      es: "Lista las programaciones del comercio entre dos fechas. En el sandbox, la respuesta no dice de qué pedido es cada programación. Confirme el resto con soporte.",
    },
  },
  "schedule-edit-begin": {
    title: {
      pt: "Criação da edição do agendamento",
      en: "Creating the edit of the schedule",
      es: "Creación de la edición de la programación",
    },
    purpose: {
      pt: "Abre a edição de um agendamento. O SEID, que a próxima chamada usa, segue para o endereço de autenticidade da loja; se ele não responder 200, o SEID é invalidado.",
      en: "Opens the edit of a schedule. The SEID, which the next call uses, goes to the store's authenticity address; if that does not answer 200, the SEID is invalidated.",
      es: "Abre la edición de una programación. El SEID, que usa la próxima llamada, va a la dirección de autenticidad del comercio; si esta no responde 200, el SEID se invalida.",
    },
  },
  "schedule-edit-do": {
    title: {
      pt: "Efetivação da edição do agendamento",
      en: "Saving the edit of a schedule",
      es: "Ejecución de la edición de la programación",
    },
    purpose: {
      pt: "Troca o cartão, o valor, a próxima data ou o status de um agendamento, com o SEID da edição.",
      en: "Replaces the card, the amount, the next date or the status of a schedule, with the SEID of the edit.",
      es: "Cambia la tarjeta, el importe, la próxima fecha o el estado de una programación, con el SEID de la edición.",
    },
  },
  "card-store": {
    title: { pt: "Armazenamento de cartão", en: "Storing a card", es: "Almacenamiento de tarjeta" },
    purpose: {
      pt: "Guarda um cartão de crédito ou voucher e devolve o token que o substitui em pagamentos, cancelamentos e pré-autorizações. O código de segurança nunca é guardado, e um cartão que já estava guardado responde `DUP`.",
      en: "Keeps a credit or voucher card and returns the token that replaces it in payments, cancellations and pre-authorizations. The security code is never kept, and a card that was there already answers `DUP`.",
      es: "Guarda una tarjeta de crédito o voucher y devuelve el token que la reemplaza en pagos, cancelaciones y preautorizaciones. El código de seguridad nunca se guarda, y una tarjeta que ya estaba guardada responde `DUP`.",
    },
  },
  "card-list": {
    title: {
      pt: "Lista de cartões armazenados",
      en: "List of stored cards",
      es: "Lista de tarjetas almacenadas",
    },
    purpose: {
      pt: "Lista, em páginas, os cartões que a loja armazenou. O resultado da chamada vem em `response_code`, e não em `code` como no armazenamento.",
      en: "Lists, in pages, the cards that the store has stored. The result of the call comes in `response_code`, and not in `code` as when storing.",
      es: "Lista, en páginas, las tarjetas que el comercio almacenó. El resultado de la llamada viene en `response_code`, y no en `code` como en el almacenamiento.",
    },
  },
  "card-query": {
    title: {
      pt: "Consulta de cartão armazenado",
      en: "Querying a stored card",
      es: "Consulta de tarjeta almacenada",
    },
    purpose: {
      pt: "Devolve os dados de um cartão armazenado, pelo token.",
      en: "Returns the data of a stored card, by its token.",
      es: "Devuelve los datos de una tarjeta almacenada, por el token.",
    },
  },
  "card-remove": {
    title: {
      pt: "Remoção de cartão armazenado",
      en: "Removing a stored card",
      es: "Eliminación de tarjeta almacenada",
    },
    purpose: {
      pt: "Remove um cartão armazenado, pelo token.",
      en: "Removes a stored card, by its token.",
      es: "Elimina una tarjeta almacenada, por el token.",
    },
  },
  "card-store-js-begin": {
    title: {
      pt: "Criação do armazenamento em JavaScript",
      en: "Creating the storage for JavaScript",
      es: "Creación del almacenamiento en JavaScript",
    },
    purpose: {
      pt: "Abre o armazenamento de um cartão pela interface JavaScript. A resposta traz, em `store.store_token`, o token da página que recebe o cartão.",
      en: "Opens the storing of a card through the JavaScript interface. The response brings, in `store.store_token`, the token of the page that takes the card.",
      es: "Abre el almacenamiento de una tarjeta por la interfaz JavaScript. La respuesta trae, en `store.store_token`, el token de la página que recibe la tarjeta.",
    },
  },
} as const satisfies Readonly<Record<string, CallWords>>;
