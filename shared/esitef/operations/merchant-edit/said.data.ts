import type { Condition, Said } from "../../said.ts";
import { unlessToken } from "../../words/headers.data.ts";
import { numbered } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";

const nameWhenEdited = {
  when: {
    pt: "Quando a edição o muda. Sem mudança, o sandbox não o exige.",
    en: "When the edit changes it. Without a change, the sandbox does not require it.",
    es: "Cuando la edición lo cambia. Sin cambio, el sandbox no lo exige.",
  },
} as const satisfies Condition;

export const merchantEditSaid = {
  group: "merchant-registration",
  page: "cadastro-lojas-ws-edicao",
  shapes: numbered,
  members: ["response_code", "response_message"],
  codes: codeLists.authentic,
  parameters: { fantasy_name: nameWhenEdited, corporate_name: nameWhenEdited },
  headers: { Authorization: unlessToken },
} as const satisfies Said;
