import type { Said } from "../../said.ts";
import { digits } from "../../shape.ts";
import { transactionLine } from "../answer-groups.data.ts";

export const paymentQueryUnifiedSaid = {
  group: "payment",
  page: "queries-v1-unified-1",
  shapes: { code: digits([3, 3]) },
  members: ["transactions[]", "total", "code", "message", ...transactionLine],
  // It says success as HTTP does.
  codes: ["200"],
  parameters: {
    status: {
      pt: "Nome do status por extenso, como `AUTORIZADA`, e não a sigla de três letras. O sandbox usa também `NEGADA`, `PENDENTE`, `CANCELADA`, `ESTORNADA` e `EXPIRADA`.",
      en: "Name of the status in full, such as `AUTORIZADA`, and not the three-letter code. The sandbox also uses `NEGADA`, `PENDENTE`, `CANCELADA`, `ESTORNADA` and `EXPIRADA`.",
      es: "Nombre completo del estado, como `AUTORIZADA`, y no la sigla de tres letras. El sandbox usa también `NEGADA`, `PENDENTE`, `CANCELADA`, `ESTORNADA` y `EXPIRADA`.",
    },
    payment_link: {
      pt: "Com `true`, só as vendas por link de pagamento.",
      en: "With `true` only the sales by payment link.",
      es: "Con `true`, solo las ventas por enlace de pago.",
    },
  },
  answer: {
    code: {
      pt: "Resposta do gateway. Aqui o sucesso é `200`, e não `0`.",
      en: "Gateway answer. Here success is `200`, and not `0`.",
      es: "Respuesta de la pasarela. Aquí el éxito es `200`, y no `0`.",
    },
    "transactions[].status": {
      pt: "Nome do status por extenso, como `AUTORIZADA`, e não a sigla de três letras. O sandbox usa também `NEGADA`, `PENDENTE`, `CANCELADA`, `ESTORNADA` e `EXPIRADA`.",
      en: "Name of the status in full, such as `AUTORIZADA`, and not the three-letter code. The sandbox also uses `NEGADA`, `PENDENTE`, `CANCELADA`, `ESTORNADA` and `EXPIRADA`.",
      es: "Nombre completo del estado, como `AUTORIZADA`, y no la sigla de tres letras. El sandbox usa también `NEGADA`, `PENDENTE`, `CANCELADA`, `ESTORNADA` y `EXPIRADA`.",
    },
  },
} as const satisfies Said;
