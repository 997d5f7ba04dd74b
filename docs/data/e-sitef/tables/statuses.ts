import {
  riskStatuses,
  scheduleStatuses,
  storageStatuses,
  threeDsStatuses,
  transactionStatuses,
} from "@portal/shared/esitef/words/statuses.data.ts";
import type { Locale, Localized } from "@portal/shared/locales.ts";
import * as z from "zod/mini";
import { codeTable, columns, yesNo } from "../../code-table.ts";
import { localized } from "../../schema.ts";

/** A three-letter status of a transaction, schedule, stored card, risk analysis or authentication. */
const statusCode = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z]{3}$/)),
  name: localized,
  meaning: localized,
  action: localized,
  /** No further change follows by itself. */
  final: z.boolean(),
});
type StatusCode = z.infer<typeof statusCode>;

const file = "../shared/esitef/words/statuses.data.ts";

const statusColumns = [
  [columns.name, ({ name }: StatusCode) => name],
  [columns.meaning, ({ meaning }: StatusCode) => meaning],
  [columns.action, ({ action }: StatusCode) => action],
  [columns.final, ({ final }: StatusCode) => yesNo[`${final}`]],
] as const;

export const transactionStatusTable = codeTable({
  file,
  schema: statusCode,
  entries: transactionStatuses,
  key: "code",
  facts: { listed: "NOV INV PPC PPN PEN CON NEG ERR BLQ EXP EST AGU ABA CAN RET" },
  shown: [
    {
      id: "esitef-transaction-statuses",
      caption: { pt: "Status da transação", en: "Transaction statuses", es: "Estados de la transacción" },
      columns: statusColumns,
    },
  ],
});

export const scheduleStatusTable = codeTable({
  file,
  schema: statusCode,
  entries: scheduleStatuses,
  key: "code",
  facts: { listed: "NOV INV PEN DES ATV INA ERR FIN EXP" },
  shown: [
    {
      id: "esitef-schedule-statuses",
      caption: { pt: "Status do agendamento", en: "Schedule statuses", es: "Estados de la programación" },
      columns: statusColumns,
    },
  ],
});

export const storageStatusTable = codeTable({
  file,
  schema: statusCode,
  entries: storageStatuses,
  key: "code",
  facts: { listed: "CON INV NEG DUP CAN DEL BLQ ATV" },
  shown: [
    {
      id: "esitef-storage-statuses",
      caption: {
        pt: "Status do cartão armazenado",
        en: "Statuses of a stored card",
        es: "Estados de la tarjeta almacenada",
      },
      columns: statusColumns,
    },
  ],
});

// They stand on one page with those of the authentication, and share two codes.
export const riskStatusTable = codeTable({
  file,
  schema: statusCode,
  entries: riskStatuses,
  key: "code",
  facts: { listed: "NOV EXP ACC REJ REV INV" },
  shown: [
    {
      id: "esitef-risk-statuses",
      caption: {
        pt: "Status da análise de risco",
        en: "Risk analysis statuses",
        es: "Estados del análisis de riesgo",
      },
      columns: statusColumns,
      anchorWord: "risco",
    },
  ],
});

export const threeDsStatusTable = codeTable({
  file,
  schema: statusCode,
  entries: threeDsStatuses,
  key: "code",
  facts: { listed: "AUY AUC AUN AUD AUA AUU AUR NEW INV ERR EXP ERM" },
  shown: [
    {
      id: "esitef-3ds-statuses",
      caption: {
        pt: "Status da autenticação 3DS",
        en: "3DS statuses",
        es: "Estados de la autenticación 3DS",
      },
      columns: statusColumns,
    },
  ],
});

/** The code and what it is called. */
export function statusText(code: string): Localized | string {
  const known = [...transactionStatuses, ...threeDsStatuses, ...scheduleStatuses, ...storageStatuses];
  const name = known.find((each) => each.code === code)?.name;
  if (!name) return `\`${code}\``;
  const inLocale = (locale: Locale) => `\`${code}\` ${name[locale]}`;
  return { pt: inLocale("pt"), en: inLocale("en"), es: inLocale("es") };
}
