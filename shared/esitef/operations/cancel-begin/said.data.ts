import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";

export const cancelBeginSaid = {
  group: "cancellation",
  page: "cancelamento-rest-begin",
  members: ["code", "message", "cancellation.nit", "cancellation.status"],
  codes: codeLists.refund,
  parameters: {
    esitef_usn: {
      pt: "Número do gateway para o que será cancelado: o do pagamento; o da reserva, antes da captura; o da captura, depois dela.",
      en: "Gateway number of what is canceled: the payment's; for a reservation, its own before the capture and the capture's after it.",
      es: "Número de la pasarela de lo que se cancelará: el del pago; el de la reserva, antes de la captura; el de la captura, después de ella.",
    },
  },
  headers: {
    Authorization: {
      pt: "`Bearer` e o JWT que assina o corpo. Com ele o NIT vem na resposta; sem ele, segue para o endereço de autenticidade.",
      en: "`Bearer` and the JWT that signs the body. With it the NIT comes in the response; without it, it goes to the authenticity address.",
      es: "`Bearer` y el JWT que firma el cuerpo. Con él, el NIT viene en la respuesta; sin él, va a la dirección de autenticidad.",
    },
  },
  answer: {
    "cancellation.nit": {
      pt: "Identificador do cancelamento, só na chamada assinada. Sem assinatura, ele segue para o endereço de autenticidade.",
      en: "Identifier of the cancellation, only with a signed call. Without a signature it goes to the authenticity address.",
      es: "Identificador de la cancelación, solo en la llamada firmada. Sin firma, va a la dirección de autenticidad.",
    },
    "cancellation.status": {
      pt: "Status do cancelamento, `NOV`, só na chamada assinada.",
      en: "Status of the cancellation, `NOV`, only with a signed call.",
      es: "Estado de la cancelación, `NOV`, solo en la llamada firmada.",
    },
  },
} as const satisfies Said;
