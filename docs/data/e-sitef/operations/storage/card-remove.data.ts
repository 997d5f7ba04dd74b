import { cardRemove } from "../../../examples/esitef-after-sale-examples.ts";
import { removing } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const cardRemoveTold: ToldOperation = {
  retry: retry.removal,
  outcomes: outcomes.removed,
  example: cardRemove,
  after: ["card-store"],
  codes: removing,
  inSandbox: {
    pt: "Remover outra vez responde `102`. Com `Authorization`, o sandbox confere a [assinatura dos valores do endereço](../autenticacao-assinatura.mdx#sem-corpo).",
    en: "Removing again answers `102`. With `Authorization` the sandbox checks the [signature of the values in the address](../autenticacao-assinatura.mdx#sem-corpo).",
    es: "Eliminar otra vez responde `102`. Con `Authorization`, el sandbox comprueba la [firma de los valores de la dirección](../autenticacao-assinatura.mdx#sem-corpo).",
  },
  story: "cards",
  refused: {
    invalid: {
      in: "path",
      name: "token",
      value: "123",
      status: 404,
      response: {
        code: "953",
        message: "Transaction not found",
      },
    },
  },
  collected: {
    call: "DELETE /v1/cards/{token}",
    takes: "Authorization=1..2000? token~=88..88~!",
    answers: "code=1..4 message=1..500 store.status~=3..3~",
  },
};
