import type { Country } from "@portal/shared/country.ts";
import type { StatusChange } from "@portal/shared/esitef/schema.ts";
import { analysisAfter } from "./analysis.ts";
import { machines } from "./machines.ts";
import type { MachineName, Transaction } from "./model.ts";

/** The changes of status that the documentation knows. */
export const changesOf = (machine: MachineName): readonly StatusChange[] => machines[machine];

/** Whether the machine leads from one status to another; staying where one is needs no change. */
export const isLegal = (machine: MachineName, from: string | null, to: string): boolean =>
  from === to || changesOf(machine).some((change) => change.from === from && change.to === to);

interface Step {
  readonly status: string;
  readonly cause: string;
  readonly at: string;
}

/**
 * With a new status, which ends what was due.
 * @throws Error for a change that the documented machine does not have; a decision must never ask for one.
 */
export function moved(transaction: Transaction, { status, cause, at }: Step): Transaction {
  const { machine, status: from, past } = transaction;
  if (!isLegal(machine, from, status)) throw new Error(`No ${machine} goes from ${from} to ${status}.`);
  const analysis = transaction.analysis && analysisAfter(transaction.analysis, { cause, at });
  return { ...transaction, status, due: undefined, past: [...past, { status, cause, at }], analysis };
}

/** The transaction as it is at that instant: what was due by then has happened. */
export function settled(transaction: Transaction, now: string): Transaction {
  const { due } = transaction;
  return due && due.at <= now ? moved(transaction, due) : transaction;
}

interface Beginning {
  readonly id: string;
  readonly machine: MachineName;
  readonly status: string;
  readonly cause: string;
  readonly at: string;
  readonly country?: Country | undefined;
  readonly facts?: Readonly<Record<string, string>>;
  readonly answered?: Readonly<Record<string, string>>;
}

export function begun(beginning: Beginning): Transaction {
  const { id, machine, status, cause, at, country, facts = {}, answered = {} } = beginning;
  if (!isLegal(machine, null, status)) throw new Error(`No ${machine} begins as ${status}.`);
  return {
    id,
    version: 0,
    machine,
    status,
    ...(country ? { country } : {}),
    createdAt: at,
    past: [{ status, cause, at }],
    facts: { ...facts },
    answered: { ...answered },
  };
}

/** An instant some seconds after another. */
export const later = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1000).toISOString();
