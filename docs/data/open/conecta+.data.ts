import type { OpenLine } from "./open-line.ts";

export const conectaPlusOpen: readonly OpenLine[] = [
  {
    page: "conecta+/processo-de-autorizacao-servicos-api",
    field: "`POST /v1/site_secret`",
    question: {
      pt: "Que corpo a chamada leva, e o que ela responde?",
      en: "Which body does the call carry, and what does it answer?",
      es: "¿Qué cuerpo lleva la llamada, y qué responde?",
    },
    meanwhile: {
      pt: "Peça o `site_secret` ao suporte em pessoa, e deixe a troca manual no seu sistema.",
      en: "Get the `site_secret` from support in person, and leave its renewal manual in your system.",
      es: "Pida el `site_secret` a soporte en persona, y deje el cambio manual en su sistema.",
    },
    owner: "support",
  },
  {
    page: "conecta+/processo-de-autorizacao-servicos-api",
    field: { pt: "códigos de erro", en: "error codes", es: "códigos de error" },
    question: {
      pt: "Que códigos de erro a autorização responde?",
      en: "Which error codes does the authorization answer?",
      es: "¿Qué códigos de error responde la autorización?",
    },
    meanwhile: {
      pt: "Trate como recusa tudo o que não for HTTP `200` e guarde a resposta para o suporte.",
      en: "Take anything other than HTTP `200` as a refusal, and keep the answer for support.",
      es: "Trate como rechazo todo lo que no sea HTTP `200` y guarde la respuesta para soporte.",
    },
    owner: "support",
  },
  {
    page: "conecta+/consulta",
    field: { pt: "corpo da resposta", en: "body of the response", es: "cuerpo de la respuesta" },
    question: {
      pt: "Que campos a consulta devolve além de `status`, e que outros valores o `status` pode ter?",
      en: "Which fields does the query return besides `status`, and which other values may `status` have?",
      es: "¿Qué campos devuelve la consulta además de `status`, y qué otros valores puede tener el `status`?",
    },
    meanwhile: {
      pt: "Guarde o corpo inteiro junto do pedido, decida só por `PPC` e `ERR` e trate qualquer outro valor como em andamento.",
      en: "Keep the whole body with the order, decide by `PPC` and `ERR` alone, and take any other value as still in progress.",
      es: "Guarde el cuerpo entero junto con el pedido, decida solo por `PPC` y `ERR` y trate cualquier otro valor como en curso.",
    },
    owner: "documentation",
  },
  {
    page: "conecta+/consulta",
    field: {
      pt: "intervalo entre consultas",
      en: "interval between queries",
      es: "intervalo entre consultas",
    },
    question: {
      pt: "De quanto em quanto tempo se pode consultar, e por quanto tempo um pagamento pode ficar sem `PPC` nem `ERR`?",
      en: "How often may a payment be queried, and for how long may it stay without `PPC` or `ERR`?",
      es: "¿Cada cuánto se puede consultar, y por cuánto tiempo puede un pago quedar sin `PPC` ni `ERR`?",
    },
    meanwhile: {
      pt: "Deixe o intervalo e o prazo em uma configuração. Vencido o prazo, deixe o pedido pendente e não cobre outra vez.",
      en: "Keep the interval and the deadline in a setting. Past the deadline, leave the order pending and do not charge again.",
      es: "Deje el intervalo y el plazo en una configuración. Vencido el plazo, deje el pedido pendiente y no cobre otra vez.",
    },
    owner: "support",
  },
];
