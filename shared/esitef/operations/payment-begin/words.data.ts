import type { CallWords } from "../../words/words.ts";

export const paymentBeginWords = {
  title: { pt: "Criação da transação", en: "Creating the transaction", es: "Creación de la transacción" },
  purpose: {
    pt: "Registra o que será cobrado e devolve o NIT das próximas chamadas. O cartão ainda não entra, e nada é cobrado. Um NIT sem uso expira no prazo do cadastro da loja: o status passa de `NOV` a `EXP`.",
    en: "Records what will be charged and returns the NIT for the next calls. The card does not come in yet, and nothing is charged. An unused NIT expires after the time set in the store's registration: its status goes from `NOV` to `EXP`.",
    es: "Registra lo que se cobrará y devuelve el NIT de las próximas llamadas. La tarjeta todavía no interviene y no se cobra nada. Un NIT sin uso vence en el plazo del registro del comercio: su estado pasa de `NOV` a `EXP`.",
  },
} as const satisfies CallWords;
