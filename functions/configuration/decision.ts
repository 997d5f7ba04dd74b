import {
  type ConfigurationAction,
  configurationTransitions,
} from "@portal/shared/configuration/lifecycle.ts";
import type { Configuration } from "@portal/shared/configuration/model.ts";
import { DomainError } from "@portal/shared/errors.ts";
import { decide } from "@portal/shared/lifecycle.ts";
import type { OccurrencePlace, ProductId } from "@portal/shared/occurrence/model.ts";
import { accountSlot } from "../account/model.ts";
import { change, requireVersion } from "../change.ts";
import { companyNamesSlot } from "../company/model.ts";
import { queueKeys, type Ticket, ticketSearch } from "../occurrence/model.ts";
import { record } from "../record.ts";
import type { ChangeRequest } from "../request.ts";
import type { Slot, Snapshot } from "../table.ts";
import { drawTicketNumber } from "../ticket-number.ts";
import type { Write } from "../transaction.ts";
import { type ConfigurationItem, configurationPlace, configurationSlot, configurationView } from "./model.ts";

type ActionRequest = ChangeRequest & {
  readonly params: { readonly companyId: string; readonly product: ProductId };
  readonly body: { readonly version: number };
};

export interface Situation {
  readonly place: OccurrencePlace;
  readonly stored: ConfigurationItem | undefined;
  readonly seen: Snapshot;
  readonly at: string;
}

/** What an action changes beyond the status; what it leaves out stays as it is. */
interface Outcome {
  readonly draft?: ConfigurationItem["draft"];
  readonly review?: ConfigurationItem["review"];
  readonly comment?: string;
  /** Kept with the line of history. */
  readonly facts?: object;
  /** Further items, in the same transaction. */
  readonly writes?: readonly Write[];
}

interface Step {
  readonly action: ConfigurationAction;
  readonly reads?: readonly Slot<unknown>[];
  readonly outcome: (situation: Situation) => Outcome | Promise<Outcome>;
}

/** Whoever of the company acted last is the one that the ticket answers to; support's acts leave it as it is. */
async function ticketOf(
  { actor }: ActionRequest,
  action: ConfigurationAction,
  { place, stored, seen, at }: Situation,
): Promise<Ticket> {
  if (actor.role === "client") {
    const company = seen.get(companyNamesSlot(place.companyId));
    const { sub, name, email, locale } = seen.get(accountSlot(actor.sub));
    const contact = { sub, name, email, locale };
    const { number, sentAt, priority } = stored?.ticket ?? {
      number: await drawTicketNumber(at),
      sentAt: null,
      priority: "normal",
    };
    const search = ticketSearch(number, company, contact);
    const client = company.data.tradingName;
    return { number, sentAt: action === "send" ? at : sentAt, priority, client, contact, search };
  }
  if (!stored) throw new DomainError("action-not-allowed");
  return stored.ticket;
}

function lines(
  request: ActionRequest,
  event: string,
  { place, seen, at }: Situation,
  outcome: Outcome,
): Write[] {
  const { companyId, product, stage } = place;
  const { comment, facts } = outcome;
  // Support may act before ever opening an account of its own.
  const actorName = seen.find(accountSlot(request.actor.sub))?.name ?? "";
  const happening = { companyId, subject: `${product}#${stage}`, event, at, actorName, comment, facts };
  // Nothing follows from a draft: it is kept by being saved.
  return record(request, happening, event === "configuration.edited" ? undefined : { product, stage });
}

async function decided(request: ActionRequest, step: Step, situation: Situation) {
  const { place, stored, at } = situation;
  const { status = "open", version = 0 } = stored ?? {};
  requireVersion(version, request.body.version);
  const decision = decide(configurationTransitions, { status, version }, step.action, request.actor);
  const outcome = await step.outcome(situation);
  const item: ConfigurationItem = {
    ...place,
    status: decision.status,
    version: decision.version,
    draft: outcome.draft ?? stored?.draft ?? {},
    review: outcome.review === undefined ? (stored?.review ?? null) : outcome.review,
    savedAt: outcome.draft || !stored ? at : stored.savedAt,
    ticket: await ticketOf(request, step.action, situation),
  };
  const key = configurationSlot(place).key;
  const writes: Write[] = [
    { act: "put", key, item: { ...item, ...queueKeys(item) }, seen: version },
    ...lines(request, decision.event, situation, outcome),
    ...(outcome.writes ?? []),
  ];
  return { writes, result: configurationView(place, item) };
}

/** Takes one step of the lifecycle: decided on what is stored, written only if that is still stored. */
export function act(request: ActionRequest, step: Step): Promise<Configuration> {
  const { companyId, product } = request.params;
  const place = configurationPlace(companyId, product);
  const slot = configurationSlot(place);
  return change(request, {
    companyId,
    reads: [slot, companyNamesSlot(companyId), accountSlot(request.actor.sub), ...(step.reads ?? [])],
    current: (seen) => configurationView(place, seen.find(slot)),
    decide: (seen) =>
      decided(request, step, { place, stored: seen.find(slot), seen, at: new Date().toISOString() }),
  });
}
