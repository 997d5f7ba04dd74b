import type { Localized } from "../../../locales.ts";

export const scheduleAndStorageAnswers = {
  "schedule.status": {
    pt: "Status do agendamento.",
    en: "Status of the schedule.",
    es: "Estado de la programación.",
  },
  "schedule.sid": {
    pt: "Identificador do agendamento, o SID.",
    en: "Identifier of the schedule, the SID.",
    es: "Identificador de la programación, el SID.",
  },
  "schedule.amount": {
    pt: "Valor cobrado a cada vez, em centavos.",
    en: "Amount charged each time, in cents.",
    es: "Importe que se cobra cada vez, en centavos.",
  },
  "schedule.order_id": { pt: "Pedido da loja.", en: "Store order.", es: "Pedido del comercio." },
  "schedule.merchant_usn": {
    pt: "Número sequencial da loja.",
    en: "Store sequence number.",
    es: "Número secuencial del comercio.",
  },
  "schedule.authorizer_id": {
    pt: "Autorizadora das cobranças.",
    en: "Authorizer of the charges.",
    es: "Autorizadora de los cobros.",
  },
  "schedule.current_times": {
    pt: "Quantas cobranças já foram feitas ou negadas.",
    en: "How many charges were made or declined so far.",
    es: "Cuántos cobros ya se hicieron o se rechazaron.",
  },
  "schedule.initial_date": {
    pt: "Data da primeira cobrança, `DD/MM/AAAA`.",
    en: "Date of the first charge, `DD/MM/YYYY`.",
    es: "Fecha del primer cobro, `DD/MM/AAAA`.",
  },
  "schedule.next_date": {
    pt: "Data da próxima cobrança, `DD/MM/AAAA`.",
    en: "Date of the next charge, `DD/MM/YYYY`.",
    es: "Fecha del próximo cobro, `DD/MM/AAAA`.",
  },
  "schedule.nits[]": {
    pt: "Identificador de cada cobrança que já foi feita.",
    en: "Identifier of each charge that was made.",
    es: "Identificador de cada cobro que ya se hizo.",
  },
  "schedules[]": {
    pt: "Agendamentos encontrados.",
    en: "Schedules found.",
    es: "Programaciones encontradas.",
  },
  "schedule_edit.status": {
    pt: "Status da edição; `CON` quando ela foi feita.",
    en: "Status of the edit; `CON` when it was made.",
    es: "Estado de la edición; `CON` cuando se hizo.",
  },
  "schedule_edit.seid": {
    pt: "Identificador da edição. No sandbox, só vem na chamada assinada; sem assinatura, vai para o endereço de autenticidade.",
    en: "Identifier of the edit. In the sandbox it comes only with a signed call; unsigned, it goes to the authenticity address.",
    es: "Identificador de la edición. En el sandbox solo viene en la llamada firmada; sin firma, va a la dirección de autenticidad.",
  },
  "card.token": {
    pt: "Token que substitui o cartão.",
    en: "Token that replaces the card.",
    es: "Token que reemplaza la tarjeta.",
  },
  "card.suffix": {
    pt: "Últimos dígitos do cartão.",
    en: "Last digits of the card.",
    es: "Últimos dígitos de la tarjeta.",
  },
  "card.bin": {
    pt: "Primeiros dígitos do cartão, o BIN.",
    en: "First digits of the card, the BIN.",
    es: "Primeros dígitos de la tarjeta, el BIN.",
  },
  "store.status": {
    pt: "Status do armazenamento.",
    en: "Status of the storage.",
    es: "Estado del almacenamiento.",
  },
  "store.nsua": {
    pt: "Número do armazenamento.",
    en: "Number of the storage.",
    es: "Número del almacenamiento.",
  },
  "store.nita": {
    pt: "Identificador do armazenamento.",
    en: "Identifier of the storage.",
    es: "Identificador del almacenamiento.",
  },
  "store.merchant_usn": {
    pt: "Número sequencial da loja.",
    en: "Store sequence number.",
    es: "Número secuencial del comercio.",
  },
  "store.customer_id": {
    pt: "Cliente da loja a quem o cartão pertence.",
    en: "Customer of the store to whom the card belongs.",
    es: "Cliente del comercio a quien pertenece la tarjeta.",
  },
  "store.authorizer_id": {
    pt: "Autorizadora do cartão.",
    en: "Authorizer of the card.",
    es: "Autorizadora de la tarjeta.",
  },
  "store.store_token": {
    pt: "Token da página que recebe o cartão.",
    en: "Token of the page that takes the card.",
    es: "Token de la página que recibe la tarjeta.",
  },
  "cards[].status": {
    pt: "Status do cartão armazenado.",
    en: "Status of the stored card.",
    es: "Estado de la tarjeta almacenada.",
  },
  "cards[].authorizer_id": {
    pt: "Autorizadora do cartão.",
    en: "Authorizer of the card.",
    es: "Autorizadora de la tarjeta.",
  },
  "cards[].token": {
    pt: "Token que substitui o cartão.",
    en: "Token that replaces the card.",
    es: "Token que reemplaza la tarjeta.",
  },
  "cards[].customer_id": {
    pt: "Cliente da loja a quem o cartão pertence.",
    en: "Customer of the store to whom the card belongs.",
    es: "Cliente del comercio a quien pertenece la tarjeta.",
  },
  "cards[].suffix": {
    pt: "Últimos dígitos do cartão.",
    en: "Last digits of the card.",
    es: "Últimos dígitos de la tarjeta.",
  },
} as const satisfies Readonly<Record<string, Localized>>;
