import { type CodeWords, withRows } from "./words.ts";

/** HTTP statuses of the gateway. */
export const httpStatuses: readonly CodeWords[] = [
  {
    code: "200",
    name: { pt: "Feito", en: "Done", es: "Hecho" },
    action: { pt: "Leia o corpo.", en: "Read the body.", es: "Lea el cuerpo." },
  },
  {
    code: "201",
    name: { pt: "Criado", en: "Created", es: "Creado" },
    action: {
      pt: "Guarde o identificador, se ele vier na resposta.",
      en: "Keep the identifier, if the response brings it.",
      es: "Guarde el identificador, si viene en la respuesta.",
    },
  },
  {
    code: "400",
    name: {
      pt: "A operação falhou, por exemplo negada pelo emissor",
      en: "The operation failed, for example declined by the issuer",
      es: "La operación falló, por ejemplo rechazada por el emisor",
    },
    action: {
      pt: "Leia `code`, `message` e `status` no corpo.",
      en: "Read `code`, `message` and `status` in the body.",
      es: "Lea `code`, `message` y `status` en el cuerpo.",
    },
  },
  {
    code: "401",
    name: { pt: "Credenciais erradas", en: "Wrong credentials", es: "Credenciales incorrectas" },
    action: {
      pt: "Revise `merchant_id`, `merchant_key` e o ambiente.",
      en: "Review `merchant_id`, `merchant_key` and the environment.",
      es: "Revise `merchant_id`, `merchant_key` y el ambiente.",
    },
  },
  {
    code: "403",
    name: {
      pt: "Operação não permitida para a loja",
      en: "Operation not allowed for the store",
      es: "Operación no permitida para el comercio",
    },
    action: {
      pt: "Peça a habilitação ao suporte.",
      en: "Ask support to enable it.",
      es: "Pida la habilitación a soporte.",
    },
  },
  {
    code: "404",
    name: {
      pt: "Endereço errado, ou transação que não existe ou é de outra loja",
      en: "Wrong address, or a transaction that does not exist or belongs to another store",
      es: "Dirección incorrecta, o transacción que no existe o es de otro comercio",
    },
    action: {
      pt: "Revise o caminho e o NIT.",
      en: "Review the path and the NIT.",
      es: "Revise la ruta y el NIT.",
    },
  },
  {
    code: "405",
    name: { pt: "Método HTTP errado", en: "Wrong HTTP method", es: "Método HTTP incorrecto" },
    action: {
      pt: "Use o método indicado na página da operação.",
      en: "Use the method given on the operation's page.",
      es: "Use el método indicado en la página de la operación.",
    },
  },
  {
    code: "500",
    name: { pt: "Erro interno", en: "Internal error", es: "Error interno" },
    action: {
      pt: "Consulte antes de repetir.",
      en: "Query before you repeat.",
      es: "Consulte antes de repetir.",
    },
  },
  {
    code: "502",
    name: { pt: "Falha entre servidores", en: "Failure between servers", es: "Falla entre servidores" },
    action: { pt: "Espere e consulte.", en: "Wait and query.", es: "Espere y consulte." },
  },
  {
    code: "503",
    name: { pt: "Serviço indisponível", en: "Service unavailable", es: "Servicio no disponible" },
    action: { pt: "Espere e consulte.", en: "Wait and query.", es: "Espere y consulte." },
  },
];

export const explainedHttpStatuses = withRows(httpStatuses, "/docs/e-sitef/codigos-da-api#http-");
