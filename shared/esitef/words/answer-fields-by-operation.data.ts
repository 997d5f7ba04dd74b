import type { Localized } from "../../locales.ts";
import type { AnswerFieldName } from "../answer-fields.data.ts";
import type { OperationId } from "../operations.data.ts";

const decided = {
  pt: "Status da transação: `CON` confirmada ou `PPN` desfeita.",
  en: "Transaction status: `CON` confirmed or `PPN` voided.",
  es: "Estado de la transacción: `CON` confirmada o `PPN` deshecha.",
};
const queriedCancellation = {
  pt: "Status do cancelamento, e não o da venda: `NOV` não executado, `PEN` na fila, `CON` devolvido, `NEG` negado, `ERR` sem resultado certo, `EXP` vencido. A tabela de status desta página é a da venda.",
  en: "Status of the cancellation, not of the sale: `NOV` not carried out, `PEN` in the queue, `CON` refunded, `NEG` declined, `ERR` without a certain result, `EXP` expired. The table of statuses of this page is that of the sale.",
  es: "Estado de la cancelación, y no de la venta: `NOV` no ejecutada, `PEN` en la cola, `CON` devuelta, `NEG` rechazada, `ERR` sin resultado seguro, `EXP` vencida. La tabla de estados de esta página es la de la venta.",
};
const afterQuery = {
  pt: "Status da transação: `NOV`, ou `BLQ` depois de consultas demais.",
  en: "Transaction status: `NOV`, or `BLQ` after too many queries.",
  es: "Estado de la transacción: `NOV`, o `BLQ` después de demasiadas consultas.",
};

const atAuthentication = {
  pt: "No sandbox, só vem na resposta da efetivação.",
  en: "In the sandbox it comes only when the authentication is carried out.",
  es: "En el sandbox solo viene en la respuesta de la ejecución.",
};

/** Where a member of an answer means something else, or comes under another condition, than elsewhere. */
export const answerFieldWordsByOperation: Readonly<
  Partial<Record<OperationId, Readonly<Partial<Record<AnswerFieldName, Localized>>>>>
> = {
  "payment-confirm": { "payment.status": decided },
  "payment-confirm-external": { "payment.status": decided },
  "payment-query": { "cancellation.status": queriedCancellation },
  "payment-query-v2": { "cancellation.status": queriedCancellation },
  "payment-query-unified": {
    code: {
      pt: "Resposta do gateway. Aqui o sucesso é `200`, e não `0`.",
      en: "Gateway answer. Here success is `200`, and not `0`.",
      es: "Respuesta de la pasarela. Aquí el éxito es `200`, y no `0`.",
    },
    "transactions[].status": {
      pt: "Nome do status por extenso, como `AUTORIZADA`, e não a sigla de três letras. O sandbox usa também `NEGADA`, `PENDENTE`, `CANCELADA`, `ESTORNADA` e `EXPIRADA`.",
      en: "Name of the status in full, such as `AUTORIZADA`, and not the three-letter code. The sandbox also uses `NEGADA`, `PENDENTE`, `CANCELADA`, `ESTORNADA` and `EXPIRADA`.",
      es: "Nombre completo del estado, como `AUTORIZADA`, y no la sigla de tres letras. El sandbox usa también `NEGADA`, `PENDENTE`, `CANCELADA`, `ESTORNADA` y `EXPIRADA`.",
    },
  },
  "payment-card-query": { "payment.status": afterQuery },
  "preauth-card-query": { "pre_authorization.status": afterQuery },
  "cancel-begin": {
    "cancellation.nit": {
      pt: "Identificador do cancelamento, só na chamada assinada. Sem assinatura, ele segue para o endereço de autenticidade.",
      en: "Identifier of the cancellation, only with a signed call. Without a signature it goes to the authenticity address.",
      es: "Identificador de la cancelación, solo en la llamada firmada. Sin firma, va a la dirección de autenticidad.",
    },
    "cancellation.status": {
      pt: "Status do cancelamento, `NOV`, só na chamada assinada.",
      en: "Status of the cancellation, `NOV`, only with a signed call.",
      es: "Estado de la cancelación, `NOV`, solo en la llamada firmada.",
    },
  },
  "cancel-async": {
    "cancellation.status": {
      pt: "Status do cancelamento: `PEN` e, depois, `CON`, `NEG` ou `ERR`.",
      en: "Status of the cancellation: `PEN` and later `CON`, `NEG` or `ERR`.",
      es: "Estado de la cancelación: `PEN` y, después, `CON`, `NEG` o `ERR`.",
    },
  },
  "schedule-begin": {
    "schedule.status": {
      pt: "Status do agendamento, `NOV`.",
      en: "Status of the schedule, `NOV`.",
      es: "Estado de la programación, `NOV`.",
    },
  },
  "schedule-do": {
    "schedule.status": {
      pt: "Status do agendamento; `ATV` quando ele está ativo.",
      en: "Status of the schedule; `ATV` when it is active.",
      es: "Estado de la programación; `ATV` cuando está activa.",
    },
  },
  "schedule-edit-do": {
    "schedule.status": {
      pt: "Status do agendamento depois da edição.",
      en: "Status of the schedule after the edit.",
      es: "Estado de la programación después de la edición.",
    },
  },
  "3ds-begin": {
    "three_ds_server.status": {
      pt: "Status da autenticação: `NEW` quando ela começou.",
      en: "Status of the authentication: `NEW` when it has started.",
      es: "Estado de la autenticación: `NEW` cuando empezó.",
    },
    "acs.challenge_url": atAuthentication,
    eci: atAuthentication,
    "authentication.value": atAuthentication,
  },
  "card-remove": {
    "store.status": {
      pt: "Status do armazenamento depois da remoção. No sandbox, `DEL`.",
      en: "Status of the storage after the removal. In the sandbox, `DEL`.",
      es: "Estado del almacenamiento después de la eliminación. En el sandbox, `DEL`.",
    },
  },
};
