import type { CallWords } from "../../words/words.ts";

export const paymentConfirmWords = {
  title: { pt: "Confirmação do pagamento", en: "Confirming the payment", es: "Confirmación del pago" },
  purpose: {
    pt: "Confirma ou desfaz uma venda que espera em `PPC`, criada com `additional_data.postpone_confirmation`. Confirmada, ela passa a `CON`; desfeita, a `PPN`, e nada é cobrado. Sem decisão, o gateway a desfaz: decida logo.",
    en: "Confirms or voids a sale that waits in `PPC`, created with `additional_data.postpone_confirmation`. Once confirmed it goes to `CON`; once voided to `PPN`, and nothing is charged. Without a decision the gateway voids it: decide soon.",
    es: "Confirma o deshace una venta que espera en `PPC`, creada con `additional_data.postpone_confirmation`. Confirmada pasa a `CON`; deshecha, a `PPN`, y no se cobra nada. Sin decisión, la pasarela la deshace: decida pronto.",
  },
} as const satisfies CallWords;
