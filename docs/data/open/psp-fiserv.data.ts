import type { OpenLine } from "./open-line.ts";

export const pspFiservOpen: readonly OpenLine[] = [
  {
    page: "psp-fiserv/api-pix",
    field: { pt: "campo do token", en: "field of the token", es: "campo del token" },
    question: {
      pt: "Em que campo da resposta vem o token de acesso?",
      en: "Which field of the answer brings the access token?",
      es: "¿En qué campo de la respuesta viene el token de acceso?",
    },
    meanwhile: {
      pt: "Deixe o nome do campo em uma configuração e pare com um erro claro se ele não vier.",
      en: "Keep the name of the field in a setting, and stop with a clear error if it does not come.",
      es: "Deje el nombre del campo en una configuración y deténgase con un error claro si no viene.",
    },
    owner: "documentation",
  },
  {
    page: "psp-fiserv/api-pix",
    field: "`x-request-id`",
    question: {
      pt: "Uma repetição leva o mesmo `x-request-id`, e por quanto tempo ele vale?",
      en: "Does a repeated call carry the same `x-request-id`, and for how long does it hold?",
      es: "¿Una repetición lleva el mismo `x-request-id`, y por cuánto tiempo vale?",
    },
    meanwhile: {
      pt: "Guarde o que você enviou e, sem resposta, consulte antes de repetir uma chamada que move dinheiro.",
      en: "Keep the one that you sent and, without an answer, query before you repeat a call that moves money.",
      es: "Guarde el que envió y, sin respuesta, consulte antes de repetir una llamada que mueve dinero.",
    },
    owner: "support",
  },
  {
    page: "psp-fiserv/api-pix",
    field: { pt: "códigos de erro", en: "error codes", es: "códigos de error" },
    question: {
      pt: "Que status HTTP e que códigos de erro cada chamada responde?",
      en: "Which HTTP statuses and error codes does each call answer?",
      es: "¿Qué estados HTTP y qué códigos de error responde cada llamada?",
    },
    meanwhile: {
      pt: "Trate como recusa qualquer status fora de 200, 201 e 202, e não decida nada pelo código.",
      en: "Take any status other than 200, 201 and 202 as a refusal, and decide nothing by the code.",
      es: "Trate como rechazo cualquier estado que no sea 200, 201 o 202, y no decida nada por el código.",
    },
    owner: "documentation",
  },
  {
    page: "psp-fiserv/api-pix",
    field: { pt: "confirmação da saída", en: "confirmation of the cash-out", es: "confirmación del retiro" },
    question: {
      pt: "Qual é a chamada que confirma uma saída de dinheiro depois do aviso?",
      en: "Which call confirms a cash-out after the notice?",
      es: "¿Cuál es la llamada que confirma un retiro después de la notificación?",
    },
    meanwhile: {
      pt: "Não ofereça saídas de dinheiro em produção: deixe-as pendentes no seu sistema.",
      en: "Do not offer cash-outs in production: leave them pending in your system.",
      es: "No ofrezca retiros en producción: déjelos pendientes en su sistema.",
    },
    owner: "documentation",
  },
  {
    page: "psp-fiserv/api-pix",
    field: { pt: "status da saída", en: "status of the cash-out", es: "estado del retiro" },
    question: {
      pt: "Que valores o status de uma saída de dinheiro pode ter?",
      en: "Which values may the status of a cash-out have?",
      es: "¿Qué valores puede tener el estado de un retiro?",
    },
    meanwhile: {
      pt: "Trate como pendente um valor que você não conhece.",
      en: "Take a value that you do not know as pending.",
      es: "Trate como pendiente un valor que no conoce.",
    },
    owner: "documentation",
  },
];
