import type { Said } from "../../said.ts";
import { headerWords, threeDsStore } from "../../words/headers.data.ts";
import type { ParameterWords } from "../../words/words.ts";

const atAuthentication = {
  pt: "No sandbox, só vem na resposta da efetivação.",
  en: "In the sandbox it comes only when the authentication is carried out.",
  es: "En el sandbox solo viene en la respuesta de la ejecución.",
};

const signedAuthentication = {
  ...headerWords.Authorization,
  when: {
    pt: "Obrigatório se a loja cadastrou uma chave pública no servidor 3DS; recomendado a todas.",
    en: "Required if the store has registered a public key at the 3DS server; recommended to all.",
    es: "Obligatorio si el comercio registró una clave pública en el servidor 3DS; recomendado a todos.",
  },
} as const satisfies ParameterWords;

export const threeDsBeginSaid = {
  group: "3ds",
  page: "3ds-server-begin",
  members: [
    "three_ds_server.trans_id",
    "three_ds_server.status",
    "three_ds_server.message_version",
    "three_ds_method_url",
    "acs.challenge_url",
    "eci",
    "authentication.value",
  ],
  // The 3DS Server has numbers of its own.
  codes: [],
  headers: { ...threeDsStore, Authorization: signedAuthentication },
  answer: {
    "three_ds_server.status": {
      pt: "Status da autenticação: `NEW` quando ela começou.",
      en: "Status of the authentication: `NEW` when it has started.",
      es: "Estado de la autenticación: `NEW` cuando empezó.",
    },
    "acs.challenge_url": atAuthentication,
    eci: atAuthentication,
    "authentication.value": atAuthentication,
  },
} as const satisfies Said;
