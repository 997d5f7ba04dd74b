import type { CallWords } from "../../words/words.ts";

export const preauthCaptureWords = {
  title: {
    pt: "Captura da pré-autorização",
    en: "Capturing the pre-authorization",
    es: "Captura de la preautorización",
  },
  purpose: {
    pt: "Cobra o valor reservado, inteiro ou menor. O que não for capturado volta ao limite do cliente. Guarde o `esitef_usn` da captura: depois dela, é ele que o cancelamento usa, não o da reserva.",
    en: "Charges the reserved amount, whole or lower. What is not captured returns to the customer's limit. Keep the capture's `esitef_usn`: from then on a cancellation uses it, not the reservation's.",
    es: "Cobra el importe reservado, total o menor. Lo que no se captura vuelve al límite del cliente. Guarde el `esitef_usn` de la captura: desde entonces la cancelación usa ese, no el de la reserva.",
  },
} as const satisfies CallWords;
