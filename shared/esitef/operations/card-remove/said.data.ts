import type { Said } from "../../said.ts";
import { headerWords } from "../../words/headers.data.ts";
import type { ParameterWords } from "../../words/words.ts";

const signedAddress = {
  ...headerWords.Authorization,
  when: {
    pt: "No sandbox, assine os valores do endereço; sem a assinatura a chamada também é aceita.",
    en: "In the sandbox, sign the values of the address; unsigned the call is accepted too.",
    es: "En el sandbox, firme los valores de la dirección; sin firma la llamada también se acepta.",
  },
} as const satisfies ParameterWords;

export const cardRemoveSaid = {
  group: "storage",
  page: "armazenamento-rest-remocao",
  members: ["code", "message", "store.status"],
  inferred: true,
  codes: ["0", "102", "115"],
  headers: { Authorization: signedAddress },
  answer: {
    "store.status": {
      pt: "Status do armazenamento depois da remoção. No sandbox, `DEL`.",
      en: "Status of the storage after the removal. In the sandbox, `DEL`.",
      es: "Estado del almacenamiento después de la eliminación. En el sandbox, `DEL`.",
    },
  },
} as const satisfies Said;
