import type { Said } from "../../said.ts";
import { paymentToCancel } from "../parameter-words.data.ts";

export const cancelAsyncSaid = {
  group: "cancellation",
  page: "cancelamento-assincrono",
  members: ["code", "message", "cancellation.nit", "cancellation.status"],
  inferred: true,
  codes: ["0", "115"],
  makes: ["cancellation: asynchronous refund accepted (store with the permission)"],
  parameters: { nit: paymentToCancel },
  answer: {
    "cancellation.status": {
      pt: "Status do cancelamento: `PEN` e, depois, `CON`, `NEG` ou `ERR`.",
      en: "Status of the cancellation: `PEN` and later `CON`, `NEG` or `ERR`.",
      es: "Estado de la cancelación: `PEN` y, después, `CON`, `NEG` o `ERR`.",
    },
  },
} as const satisfies Said;
