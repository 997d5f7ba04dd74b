import * as z from "zod/mini";
import { codeTable, columns } from "../../code-table.ts";
import { anyCode, localized, text } from "../../schema.ts";

/** What the pinpad says of itself. */
const pinpadStatus = z.strictObject({
  code: anyCode,
  /** Its name in the library's Android class. */
  constant: text,
  /** Read off the name. */
  name: localized,
});
type PinpadStatus = z.infer<typeof pinpadStatus>;

/** What the pinpad says of itself. */
export const pinpadStatuses: readonly PinpadStatus[] = [
  {
    code: "0",
    constant: "PINPAD_OK",
    name: { pt: "Operação concluída", en: "Operation completed", es: "Operación completada" },
  },
  {
    code: "1",
    constant: "PINPAD_PROCESSING",
    name: { pt: "Processando", en: "Processing", es: "Procesando" },
  },
  {
    code: "2",
    constant: "PINPAD_NOTIFY",
    name: {
      pt: "Aviso durante a operação",
      en: "Notice during the operation",
      es: "Aviso durante la operación",
    },
  },
  {
    code: "4",
    constant: "PINPAD_F1",
    name: { pt: "Tecla F1", en: "F1 key", es: "Tecla F1" },
  },
  {
    code: "5",
    constant: "PINPAD_F2",
    name: { pt: "Tecla F2", en: "F2 key", es: "Tecla F2" },
  },
  {
    code: "6",
    constant: "PINPAD_F3",
    name: { pt: "Tecla F3", en: "F3 key", es: "Tecla F3" },
  },
  {
    code: "7",
    constant: "PINPAD_F4",
    name: { pt: "Tecla F4", en: "F4 key", es: "Tecla F4" },
  },
  {
    code: "8",
    constant: "PINPAD_BACKSPACE",
    name: { pt: "Tecla de apagar", en: "Backspace key", es: "Tecla de borrar" },
  },
  {
    code: "10",
    constant: "PINPAD_INVALID_CALL",
    name: {
      pt: "Chamada inválida neste momento",
      en: "Call not valid at this moment",
      es: "Llamada inválida en este momento",
    },
  },
  {
    code: "11",
    constant: "PINPAD_INVALID_PARAMETER",
    name: { pt: "Parâmetro inválido", en: "Invalid parameter", es: "Parámetro inválido" },
  },
  {
    code: "12",
    constant: "PINPAD_TIMEOUT",
    name: { pt: "Tempo esgotado", en: "The time is over", es: "Tiempo agotado" },
  },
  {
    code: "13",
    constant: "PINPAD_CANCEL",
    name: { pt: "Cancelada pelo cliente", en: "Canceled by the customer", es: "Cancelada por el cliente" },
  },
  {
    code: "14",
    constant: "PINPAD_ALREADY_OPEN",
    name: {
      pt: "O pinpad já estava aberto",
      en: "The pinpad was open already",
      es: "El pinpad ya estaba abierto",
    },
  },
  {
    code: "15",
    constant: "PINPAD_NOT_OPEN",
    name: { pt: "O pinpad não foi aberto", en: "The pinpad was not opened", es: "El pinpad no fue abierto" },
  },
  {
    code: "16",
    constant: "PINPAD_EXEC_ERROR",
    name: { pt: "Erro ao executar", en: "Error in carrying it out", es: "Error al ejecutar" },
  },
  {
    code: "17",
    constant: "PINPAD_INVALID_MODEL",
    name: { pt: "Modelo não aceito", en: "Model not accepted", es: "Modelo no aceptado" },
  },
  {
    code: "18",
    constant: "PINPAD_NO_FUNCTION",
    name: {
      pt: "O pinpad não tem esta função",
      en: "The pinpad lacks this function",
      es: "El pinpad no tiene esta función",
    },
  },
  {
    code: "20",
    constant: "PINPAD_TABLE_EXPIRED",
    name: { pt: "Tabelas vencidas", en: "Tables out of date", es: "Tablas vencidas" },
  },
  {
    code: "21",
    constant: "PINPAD_TABLE_ERROR",
    name: { pt: "Erro nas tabelas", en: "Error in the tables", es: "Error en las tablas" },
  },
  {
    code: "22",
    constant: "PINPAD_NO_APPLICATION",
    name: {
      pt: "Sem aplicação para o cartão",
      en: "No application for the card",
      es: "Sin aplicación para la tarjeta",
    },
  },
  {
    code: "30",
    constant: "PINPAD_PORT_ERROR",
    name: { pt: "Erro na porta", en: "Error of the port", es: "Error en el puerto" },
  },
  {
    code: "31",
    constant: "PINPAD_COMMUNICATION_ERROR",
    name: {
      pt: "Erro de comunicação com o pinpad",
      en: "Error in communication with the pinpad",
      es: "Error de comunicación con el pinpad",
    },
  },
  {
    code: "32",
    constant: "PINPAD_UNKNOWN_STAT",
    name: { pt: "Estado desconhecido", en: "Unknown status", es: "Estado desconocido" },
  },
  {
    code: "42",
    constant: "PINPAD_ERROR_PIN",
    name: { pt: "Erro na senha", en: "Error of the PIN", es: "Error en el PIN" },
  },
  {
    code: "43",
    constant: "PINPAD_NO_CARD",
    name: { pt: "Sem cartão", en: "No card", es: "Sin tarjeta" },
  },
  {
    code: "44",
    constant: "PINPAD_BUSY",
    name: { pt: "Pinpad ocupado", en: "Pinpad busy", es: "Pinpad ocupado" },
  },
  {
    code: "50",
    constant: "PINPAD_SAM_ERROR",
    name: { pt: "Erro no módulo SAM", en: "Error of the SAM module", es: "Error en el módulo SAM" },
  },
  {
    code: "51",
    constant: "PINPAD_NO_SAM",
    name: { pt: "Sem módulo SAM", en: "No SAM module", es: "Sin módulo SAM" },
  },
  {
    code: "52",
    constant: "PINPAD_SAM_INVALID",
    name: { pt: "Módulo SAM inválido", en: "Invalid SAM module", es: "Módulo SAM inválido" },
  },
  {
    code: "60",
    constant: "PINPAD_DUMB_CARD",
    name: { pt: "O cartão não responde", en: "The card does not answer", es: "La tarjeta no responde" },
  },
  {
    code: "62",
    constant: "PINPAD_CARD_INVALID",
    name: { pt: "Cartão inválido", en: "Invalid card", es: "Tarjeta inválida" },
  },
  {
    code: "63",
    constant: "PINPAD_CARD_BLOCKED",
    name: { pt: "Cartão bloqueado", en: "Card blocked", es: "Tarjeta bloqueada" },
  },
  {
    code: "64",
    constant: "PINPAD_CARD_NOT_AUTHORIZED",
    name: { pt: "Cartão não autorizado", en: "Card not authorized", es: "Tarjeta no autorizada" },
  },
  {
    code: "65",
    constant: "PINPAD_CARD_EXPIRED",
    name: { pt: "Cartão vencido", en: "Card expired", es: "Tarjeta vencida" },
  },
  {
    code: "68",
    constant: "PINPAD_CARD_PROBLEMS",
    name: { pt: "Problema no cartão", en: "Problem of the card", es: "Problema en la tarjeta" },
  },
  {
    code: "69",
    constant: "PINPAD_CARD_INVALID_DATA",
    name: { pt: "Dados do cartão inválidos", en: "Invalid card data", es: "Datos de la tarjeta inválidos" },
  },
  {
    code: "72",
    constant: "PINPAD_NO_BALANCE",
    name: { pt: "Sem saldo", en: "No balance", es: "Sin saldo" },
  },
  {
    code: "73",
    constant: "PINPAD_LIMIT_EXCEEDED",
    name: { pt: "Limite excedido", en: "Limit exceeded", es: "Límite excedido" },
  },
  {
    code: "74",
    constant: "PINPAD_CARDNOTEFFECT",
    name: { pt: "Cartão ainda não válido", en: "Card not valid yet", es: "Tarjeta todavía no válida" },
  },
  {
    code: "75",
    constant: "PINPAD_VCINVCURR",
    name: {
      pt: "Moeda inválida no cartão de valor",
      en: "Invalid currency of the stored-value card",
      es: "Moneda inválida en la tarjeta de valor",
    },
  },
  {
    code: "76",
    constant: "PINPAD_ERROR_FALLBACK",
    name: {
      pt: "Leitura alternativa (fallback) com erro",
      en: "Error in the fallback reading",
      es: "Error en la lectura alternativa (fallback)",
    },
  },
];

export const pinpadStatusTable = codeTable({
  file: "data/clisitef/routines/pinpad-statuses.data.ts",
  schema: pinpadStatus,
  entries: pinpadStatuses,
  key: "code",
  facts: {
    listed:
      "0=PINPAD_OK 1=PINPAD_PROCESSING 2=PINPAD_NOTIFY 4=PINPAD_F1 5=PINPAD_F2 6=PINPAD_F3 7=PINPAD_F4 8=PINPAD_BACKSPACE 10=PINPAD_INVALID_CALL 11=PINPAD_INVALID_PARAMETER 12=PINPAD_TIMEOUT 13=PINPAD_CANCEL 14=PINPAD_ALREADY_OPEN 15=PINPAD_NOT_OPEN 16=PINPAD_EXEC_ERROR 17=PINPAD_INVALID_MODEL 18=PINPAD_NO_FUNCTION 20=PINPAD_TABLE_EXPIRED 21=PINPAD_TABLE_ERROR 22=PINPAD_NO_APPLICATION 30=PINPAD_PORT_ERROR 31=PINPAD_COMMUNICATION_ERROR 32=PINPAD_UNKNOWN_STAT 42=PINPAD_ERROR_PIN 43=PINPAD_NO_CARD 44=PINPAD_BUSY 50=PINPAD_SAM_ERROR 51=PINPAD_NO_SAM 52=PINPAD_SAM_INVALID 60=PINPAD_DUMB_CARD 62=PINPAD_CARD_INVALID 63=PINPAD_CARD_BLOCKED 64=PINPAD_CARD_NOT_AUTHORIZED 65=PINPAD_CARD_EXPIRED 68=PINPAD_CARD_PROBLEMS 69=PINPAD_CARD_INVALID_DATA 72=PINPAD_NO_BALANCE 73=PINPAD_LIMIT_EXCEEDED 74=PINPAD_CARDNOTEFFECT 75=PINPAD_VCINVCURR 76=PINPAD_ERROR_FALLBACK",
    lineOf: ({ code, constant }) => `${code}=${constant}`,
  },
  shown: [
    {
      id: "clisitef-pinpad-statuses",
      caption: { pt: "Estados do pinpad", en: "Pinpad statuses", es: "Estados del pinpad" },
      columns: [
        [columns.meaning, ({ name }) => name],
        [columns.constant, ({ constant }) => `\`${constant}\``],
      ],
      anchorWord: "pinpad",
    },
  ],
});
