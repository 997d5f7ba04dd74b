import type { Localized } from "@portal/shared/locales.ts";

/** How an Argentine store gets each value of `code` from the sandbox. Codes that it cannot get are left out. */
export const codeCauses: readonly { readonly code: string; readonly cause: Localized }[] = [
  {
    code: "0",
    cause: {
      pt: "Crie em `ARS` e pague com um cartão de teste.",
      en: "Create in `ARS` and pay with a test card.",
      es: "Cree en `ARS` y pague con una tarjeta de prueba.",
    },
  },
  {
    code: "5",
    cause: {
      pt: "Mande `authorizer_id` `41`, Elo, que só o Brasil tem.",
      en: "Send `authorizer_id` `41`, Elo, which Brazil alone has.",
      es: "Envíe `authorizer_id` `41`, Elo, que solo tiene Brasil.",
    },
  },
  {
    code: "102",
    cause: {
      pt: "Pague duas vezes o mesmo NIT.",
      en: "Pay the same NIT twice.",
      es: "Pague dos veces el mismo NIT.",
    },
  },
  {
    code: "115",
    cause: {
      pt: "Peça o cancelamento de um `esitef_usn` que não é desta loja.",
      en: "Ask to cancel an `esitef_usn` that is not this store's.",
      es: "Pida cancelar un `esitef_usn` que no es de este comercio.",
    },
  },
  {
    code: "131",
    cause: {
      pt: "Cobre ARS 22.000,92 (`2200092`).",
      en: "Charge ARS 22,000.92 (`2200092`).",
      es: "Cobre ARS 22.000,92 (`2200092`).",
    },
  },
  {
    code: "134",
    cause: {
      pt: "Faça a consulta de cartão com o cartão de teste da Elo, `6362970000457013`, sem `authorizer_id`.",
      en: "Make the card query with the test card of Elo, `6362970000457013`, without `authorizer_id`.",
      es: "Haga la consulta de tarjeta con la tarjeta de prueba de Elo, `6362970000457013`, sin `authorizer_id`.",
    },
  },
  {
    code: "1270",
    cause: {
      pt: "Repita uma `idempotency_key` com outro `amount`.",
      en: "Repeat an `idempotency_key` with another `amount`.",
      es: "Repita una `idempotency_key` con otro `amount`.",
    },
  },
  {
    code: "1271",
    cause: {
      pt: "Mande `x-sandbox-outcome` igual a `error:1271` em um pagamento com `idempotency_key`.",
      en: "Send `x-sandbox-outcome` set to `error:1271` in a payment with an `idempotency_key`.",
      es: "Envíe `x-sandbox-outcome` igual a `error:1271` en un pago con `idempotency_key`.",
    },
  },
  {
    code: "1272",
    cause: {
      pt: "Use em uma reserva a `idempotency_key` de um pagamento.",
      en: "Use the `idempotency_key` of a payment for a reservation.",
      es: "Use en una reserva la `idempotency_key` de un pago.",
    },
  },
  {
    code: "951",
    cause: {
      pt: "Cobre ARS 22.000,00 (`2200000`).",
      en: "Charge ARS 22,000.00 (`2200000`).",
      es: "Cobre ARS 22.000,00 (`2200000`).",
    },
  },
  {
    code: "952",
    cause: {
      pt: "Mande `additional_data.currency` `BRL`, ou um CUIT com o último dígito trocado.",
      en: "Send `additional_data.currency` `BRL`, or a CUIT with another last digit.",
      es: "Envíe `additional_data.currency` `BRL`, o un CUIT con otro último dígito.",
    },
  },
  {
    code: "953",
    cause: {
      pt: "Consulte um NIT que não existe.",
      en: "Query a NIT that does not exist.",
      es: "Consulte un NIT que no existe.",
    },
  },
  {
    code: "954",
    cause: {
      pt: "Crie, adiante o relógio da loja em uma hora e só então pague.",
      en: "Create, move the store's clock by an hour, and only then pay.",
      es: "Cree, adelante una hora el reloj del comercio y solo entonces pague.",
    },
  },
  {
    code: "955",
    cause: {
      pt: "Peça dois cancelamentos totais do mesmo pagamento e execute os dois.",
      en: "Ask for two full cancellations of one payment and carry out both.",
      es: "Pida dos cancelaciones totales del mismo pago y ejecute las dos.",
    },
  },
  {
    code: "956",
    cause: {
      pt: "Mande outra `merchant_key`.",
      en: "Send another `merchant_key`.",
      es: "Envíe otra `merchant_key`.",
    },
  },
];
