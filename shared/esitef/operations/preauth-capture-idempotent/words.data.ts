import type { CallWords } from "../../words/words.ts";

export const preauthCaptureIdempotentWords = {
  title: { pt: "Captura idempotente", en: "Idempotent capture", es: "Captura idempotente" },
  purpose: {
    pt: "Cobra o valor reservado, inteiro ou menor, com uma chave que protege contra a repetição. A captura parcial e o prazo dependem da adquirente. Guarde o `esitef_usn` da captura: depois dela, é ele que o cancelamento usa.",
    en: "Charges the reserved amount, whole or lower, with a key that protects against repetition. Partial capture and the deadline depend on the acquirer. Keep the capture's `esitef_usn`: from then on a cancellation uses it.",
    es: "Cobra el importe reservado, total o menor, con una clave que protege contra la repetición. La captura parcial y el plazo dependen de la adquirente. Guarde el `esitef_usn` de la captura: desde entonces la cancelación usa ese.",
  },
} as const satisfies CallWords;
