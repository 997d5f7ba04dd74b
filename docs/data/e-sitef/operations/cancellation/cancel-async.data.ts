import { refundAtOnce } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { cancelAsync } from "../one-call-examples.ts";
import type { ToldOperation } from "../told-operation.ts";

export const cancelAsyncTold: ToldOperation = {
  retry: retry.refundQueued,
  outcomes: outcomes.cancellationQueued,
  example: cancelAsync,
  after: ["payment-do"],
  // By itself the sandbox answers at once.
  toSandbox: { "x-sandbox-outcome": "pending" },
  codes: refundAtOnce,
  notes: {
    1: {
      pt: "O `nit` da resposta é o do cancelamento: é por ele que você [consulta](./pagamento-rest-getstatus.mdx) até sair de `PEN`.",
      en: "The `nit` in the answer identifies the cancellation: [query](./pagamento-rest-getstatus.mdx) by it until it leaves `PEN`.",
      es: "El `nit` de la respuesta es el de la cancelación: [consulte](./pagamento-rest-getstatus.mdx) por él hasta que salga de `PEN`.",
    },
  },
  inSandbox: {
    insteadOfRules: true,
    pt: "O caminho é o do [cancelamento em uma chamada](./cancelamento.mdx), que o sandbox executa na hora. Para a fila, mande o cabeçalho `x-sandbox-outcome: pending`: a resposta é `PEN`, e 30 segundos depois o cancelamento passa a `CON`. Com `pending,decline`, passa a `NEG`.",
    en: "The path is the same as for the [one-call cancellation](./cancelamento.mdx), which the sandbox carries out at once. For the queue, send the header `x-sandbox-outcome: pending`: the answer is `PEN`, and 30 seconds later the cancellation becomes `CON`. With `pending,decline` it becomes `NEG`.",
    es: "La ruta es la de la [cancelación en una llamada](./cancelamento.mdx), que el sandbox ejecuta al instante. Para la cola, envíe el encabezado `x-sandbox-outcome: pending`: la respuesta es `PEN`, y 30 segundos después la cancelación pasa a `CON`. Con `pending,decline`, pasa a `NEG`.",
  },
  refused: {
    invalid: {
      in: "path",
      name: "nit",
      value: "123",
      status: 404,
      response: {
        code: "953",
        message: "Transaction not found",
      },
    },
  },
  collected: {
    call: "POST /v2/cancellations/{nit}",
    takes: "Authorization=1..2000? nit~=64..64~!",
    answers: "code~=1..4~ message~=1..500~ cancellation.nit~=64..64~ cancellation.status=3..3",
    remarks: [
      { says: "Only for Bin; permission set in the back office; not for pre-authorizations.", told: ["Bin"] },
      {
        says: "The result comes by notification or by query: CON, NEG, or ERR if the process failed.",
        told: ["CON", "NEG", "ERR"],
      },
    ],
  },
};
