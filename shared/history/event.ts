import type { certificationTransitions } from "../certification/lifecycle.ts";
import type { configurationTransitions } from "../configuration/lifecycle.ts";
import type { partnerTransitions } from "../partner/lifecycle.ts";
import type { productionTransitions } from "../production/lifecycle.ts";
import type { releaseTransitions } from "../release/lifecycle.ts";

type EventsOf<Table extends Readonly<Record<string, { readonly event: string }>>> =
  Table[keyof Table]["event"];

/** The events of all transition tables: a new transition's event is included by itself. */
type LifecycleEvent =
  | EventsOf<typeof configurationTransitions>
  | EventsOf<typeof certificationTransitions>
  | EventsOf<typeof releaseTransitions>
  | EventsOf<typeof productionTransitions>
  | EventsOf<typeof partnerTransitions>;

/** The events of a company that no transition table names. */
type FurtherEvent =
  | "company.registered"
  | "company.updated"
  | "company.join-requested"
  | "company.join-reminded"
  | "company.join-cancelled"
  | "company.join-accepted"
  | "company.join-declined"
  | "partner.registered"
  | "access-data.delivered"
  | "access-data.replaced"
  | "access-data.revealed"
  | "production.revealed"
  | "evidence.added"
  | "evidence.removed"
  | "occurrence.prioritized";

/** All events that write a line of a company's history. Their titles, kinds and mails are total records over this type. */
export type HistoryEvent = LifecycleEvent | FurtherEvent;

/** All events that the outbox may hold; one of them happens before there is a company. */
export type EventName = HistoryEvent | "account.email-proof-asked";
