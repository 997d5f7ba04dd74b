import type { MachineName } from "@portal/shared/esitef/tester-acts.ts";
import {
  riskStatuses,
  scheduleStatuses,
  storageStatuses,
  threeDsStatuses,
  transactionStatuses,
} from "@portal/shared/esitef/words/statuses.data.ts";
import type { StatusWords } from "@portal/shared/esitef/words/words.ts";

interface Codes {
  readonly words: readonly StatusWords[];
  /** The page that lists them. */
  readonly page: `/docs/e-sitef/${string}`;
}

const sale: Codes = { words: transactionStatuses, page: "/docs/e-sitef/codigos-da-api-status-transacao" };

const codes: Readonly<Partial<Record<string, Codes>>> = {
  schedule: { words: scheduleStatuses, page: "/docs/e-sitef/codigos-da-api-status-agendamento" },
  storage: { words: storageStatuses, page: "/docs/e-sitef/codigos-da-api-status-armazenamento" },
  "3ds": { words: threeDsStatuses, page: "/docs/e-sitef/3ds-status" },
  risk: { words: riskStatuses, page: sale.page },
} satisfies Partial<Record<MachineName, Codes>>;

export const statusPage = (machine: string): string => (codes[machine] ?? sale).page;

/** What a status of this kind of thing is called and means; undefined for one that no page explains. */
export const statusWords = (machine: string, status: string): StatusWords | undefined =>
  (codes[machine] ?? sale).words.find(({ code }) => code === status);
