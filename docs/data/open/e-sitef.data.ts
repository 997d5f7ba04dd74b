import type { OpenLine } from "./open-line.ts";

export const eSitefOpen: readonly OpenLine[] = [
  {
    page: "e-sitef/agendamento-rest-exec",
    field: { pt: "hora da execução", en: "time of the run", es: "hora de la ejecución" },
    question: {
      pt: "A que horas o gateway executa as cobranças agendadas do dia, em certificação e em produção?",
      en: "At what time does the gateway run the day's scheduled charges, in certification and in production?",
      es: "¿A qué hora ejecuta el gateway los cobros programados del día, en certificación y en producción?",
    },
    meanwhile: {
      pt: "Prometa ao cliente um dia, não uma hora, e consulte o agendamento no dia seguinte ao da cobrança.",
      en: "Promise the customer a day, not an hour, and query the schedule the day after the charge.",
      es: "Prometa al cliente un día, no una hora, y consulte la programación al día siguiente del cobro.",
    },
    owner: "support",
  },
  {
    page: "e-sitef/pagamento-html-begin",
    field: {
      pt: "elementos da resposta em XML",
      en: "elements of the XML answer",
      es: "elementos de la respuesta en XML",
    },
    question: {
      pt: "Como se chamam os elementos da resposta da criação quando ela é pedida em XML?",
      en: "What are the elements of the answer called when the creation is asked for in XML?",
      es: "¿Cómo se llaman los elementos de la respuesta de la creación cuando se pide en XML?",
    },
    meanwhile: {
      pt: "Peça a resposta em JSON, cujos nomes são os desta página.",
      en: "Ask for the answer in JSON, whose names are those of this page.",
      es: "Pida la respuesta en JSON, cuyos nombres son los de esta página.",
    },
    owner: "documentation",
  },
  {
    page: "e-sitef/pre-autorizacao-rest-fluxo",
    field: { pt: "segunda captura", en: "second capture", es: "segunda captura" },
    question: {
      pt: "Em produção, o gateway recusa uma segunda captura da mesma reserva?",
      en: "Does the gateway refuse a second capture of the same reservation in production?",
      es: "En producción, ¿el gateway rechaza una segunda captura de la misma reserva?",
    },
    meanwhile: {
      pt: "Trate a segunda captura como possível: capture com a chave de idempotência e, sem resposta, consulte antes de repetir.",
      en: "Take it that a second capture may go through: capture with the idempotency key and, without an answer, query before you repeat it.",
      es: "Considere que una segunda captura puede pasar: capture con la clave de idempotencia y, sin respuesta, consulte antes de repetirla.",
    },
    owner: "support",
  },
];
