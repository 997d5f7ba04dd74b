import type { Condition, Said } from "../../said.ts";
import { unlessToken } from "../../words/headers.data.ts";
import { numbered } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";

const nameOfStore = {
  when: {
    pt: "Pergunte ao suporte quando ele é exigido.",
    en: "Ask support when it is required.",
    es: "Pregunte a soporte cuándo se exige.",
  },
} as const satisfies Condition;

export const merchantCreateSaid = {
  group: "merchant-registration",
  page: "cadastro-lojas-ws-criacao",
  shapes: numbered,
  members: ["response_code", "response_message", "id", "key"],
  codes: codeLists.authentic,
  parameters: {
    fantasy_name: nameOfStore,
    corporate_name: nameOfStore,
    id: {
      pt: "Código que a loja nova recebe.",
      en: "Code that the new store gets.",
      es: "Código que recibe el comercio nuevo.",
    },
    merchant_status: {
      pt: "Situação da loja: `A` ativa, `I` inativa. Sem o campo, no sandbox, vale `A`. Envie `I` se ela ainda não deve vender.",
      en: "Status of the store: `A` active, `I` inactive. Without the field, in the sandbox, it is `A`. Send `I` if it must not sell yet.",
      es: "Situación del comercio: `A` activo, `I` inactivo. Sin el campo, en el sandbox, vale `A`. Envíe `I` si todavía no debe vender.",
    },
  },
  headers: { Authorization: unlessToken },
} as const satisfies Said;
