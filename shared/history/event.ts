import { certificationTransitions } from "../certification/lifecycle.ts";
import { configurationTransitions } from "../configuration/lifecycle.ts";
import { fraudCertificationTransitions } from "../fraud-certification/lifecycle.ts";
import { fraudConfigurationTransitions } from "../fraud-configuration/lifecycle.ts";
import type { HistoryKind, Transitions } from "../lifecycle.ts";
import { partnerTransitions } from "../partner/lifecycle.ts";
import { productionTransitions } from "../production/lifecycle.ts";
import { releaseTransitions } from "../release/lifecycle.ts";

type KindsOf<Table extends Transitions<string>> = {
  readonly [Action in keyof Table as Table[Action]["event"]]: HistoryKind;
};

function kindsOf<Table extends Transitions<string>>(table: Table): KindsOf<Table>;
function kindsOf(table: Transitions<string>): object {
  return Object.fromEntries(Object.values(table).map(({ event, kind }) => [event, kind]));
}

/**
 * All events that write a line of a company's history, with the kind of each: those of every lifecycle, and those that
 * none names. One that is no decision, such as a revealed key, is `other`.
 */
const kinds = {
  ...kindsOf(configurationTransitions),
  ...kindsOf(fraudConfigurationTransitions),
  ...kindsOf(certificationTransitions),
  ...kindsOf(fraudCertificationTransitions),
  ...kindsOf(releaseTransitions),
  ...kindsOf(productionTransitions),
  ...kindsOf(partnerTransitions),
  "company.registered": "other",
  "company.updated": "edited",
  "company.join-requested": "sent",
  "company.join-reminded": "sent",
  "company.join-cancelled": "other",
  "company.join-accepted": "approved",
  "company.join-declined": "rejected",
  "partner.registered": "sent",
  "access-data.delivered": "approved",
  "access-data.replaced": "other",
  "access-data.revealed": "other",
  "production.revealed": "other",
  "sandbox.keys-created": "other",
  "sandbox.key-rotated": "other",
  "sandbox.key-revoked": "other",
  "sandbox.public-key-registered": "other",
  "sandbox.public-key-removed": "other",
  "sandbox.endpoints-changed": "other",
  "sandbox.secret-rotated": "other",
  "sandbox.reset": "other",
  "evidence.added": "edited",
  "evidence.removed": "edited",
  "occurrence.prioritized": "other",
} as const satisfies Readonly<Record<string, HistoryKind>>;

/** The titles and the letters of events are total records over this type. */
export type HistoryEvent = keyof typeof kinds;

/** All events that the outbox may hold; one of them happens before there is a company. */
export type EventName = HistoryEvent | "account.email-proof-asked";

const isHistoryEvent = (event: string): event is HistoryEvent => Object.hasOwn(kinds, event);

/** `other` for an event that only a newer version of the product knows. */
export const historyKindOf = (event: string): HistoryKind => (isHistoryEvent(event) ? kinds[event] : "other");
