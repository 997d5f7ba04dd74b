import type { CallWords } from "../../words/words.ts";

export const cancelExternalWords = {
  title: {
    pt: "Cancelamento de origem externa",
    en: "Cancellation of external origin",
    es: "Cancelación de origen externo",
  },
  purpose: {
    pt: "Cancela um pagamento ou uma pré-autorização que passou pelo SiTef, mas não pelo gateway. No lugar de `esitef_usn` vão os dados da operação original. Se a resposta vier em `NOV`, falta efetivar o cancelamento.",
    en: "Cancels a payment or pre-authorization that went through SiTef but not through the gateway. The data of the original operation take the place of `esitef_usn`. If the response comes in `NOV`, the cancellation still has to be carried out.",
    es: "Cancela un pago o una preautorización que pasó por SiTef, pero no por la pasarela. En lugar de `esitef_usn` van los datos de la operación original. Si la respuesta viene en `NOV`, falta ejecutar la cancelación.",
  },
} as const satisfies CallWords;
