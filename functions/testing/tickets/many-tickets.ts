import {
  type OccurrencePlace,
  occurrenceStatusOf,
  type PriorityId,
} from "@portal/shared/occurrence/model.ts";
import { partnerStates } from "@portal/shared/partner/lifecycle.ts";
import type { StageId } from "@portal/shared/stage/model.ts";
import { ulid } from "ulid";
import { companyWrites } from "../../company/company/item.ts";
import { taxIdRef } from "../../company/company/model.ts";
import { type PartnerItem, partnerPlace } from "../../company/partner/model.ts";
import { partnerWrites } from "../../company/partner/write.ts";
import { freshChoice } from "../../onboarding/certification/script.ts";
import { untested } from "../../onboarding/certification-engine/model.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { stageKeys } from "../../stage/keys.ts";
import { type TicketLine, ticketWrites } from "../../stage/ticket.ts";
import { completeDraft } from "../people.ts";
import { companyAt, instant, people, pick, places } from "./many-companies.ts";

/** The values by which one of the many tickets can be found. */
export interface Made {
  readonly number: string;
  readonly companyId: string;
  readonly tradingName: string;
  readonly taxId: string;
  readonly email: string;
}

type Facts = Pick<TicketLine, "number" | "since" | "priority" | "client" | "contact">;

/** Most wait like all others; one in twenty is urgent. */
const priorityOf = (index: number): PriorityId =>
  index % 20 === 7 ? "urgent" : pick(["normal", "normal", "normal", "high", "normal", "low"], index);

const statusesOf = {
  configuration: ["under-approval", "approved", "revision", "under-approval", "approved"],
  certification: ["under-approval", "concluded", "revision"],
  release: ["under-approval", "approved", "declined"],
  production: ["requested", "delivered", "delivered"],
} as const satisfies Record<StageId, readonly (keyof typeof occurrenceStatusOf)[]>;

/** What a stage's own item says, as far as a screen needs it. */
function contentOf(stage: StageId, at: string): object {
  if (stage === "configuration") return { draft: completeDraft(), review: null };
  if (stage === "certification") return { ...untested(1), ...freshChoice(undefined), begunAt: at };
  if (stage === "production") return { requestedAt: at, deliveredAt: null, merchantId: null, secrets: {} };
  return {
    request: {
      category: "developer",
      reason: "A loja abre na semana que vem.",
      requestedAt: at,
      requestedBy: "Ana Souza",
    },
    answer: null,
  };
}

function stageWrites(place: OccurrencePlace, facts: Facts, index: number): Write[] {
  const status = pick<keyof typeof occurrenceStatusOf>(statusesOf[place.stage], index);
  const { since } = facts;
  const item = { ...place, status, savedAt: since, ...contentOf(place.stage, since) };
  const line: TicketLine = {
    ...facts,
    place,
    status: occurrenceStatusOf[status],
    sentAt: since,
    round: 1 + (index % 3),
    lastWord: null,
  };
  return [{ act: "put", key: stageKeys.stage(place), item, seen: 0 }, ...ticketWrites(undefined, line)];
}

function partnerWritesOf(companyId: string, facts: Facts, index: number): Write[] {
  const { since, contact } = facts;
  const status = pick(["pending", "listed", "declined"] as const, index);
  const item: PartnerItem = {
    id: ulid(Date.parse(since)),
    version: 1,
    status,
    registeredAt: since,
    comment: null,
    companyId,
    registeredBy: contact.sub,
    data: {
      name: `Conecta ${pick(places, index)}`,
      responsible: pick(people, index + 1),
      phone: "1133334444",
      email: `ola@conecta${index}.example.com`,
      website: `https://conecta${index}.example.com`,
    },
  };
  const line: TicketLine = {
    ...facts,
    place: partnerPlace(item),
    status: partnerStates[status].ticket,
    sentAt: since,
    round: 1,
    lastWord: null,
  };
  return [...partnerWrites(item), ...ticketWrites(undefined, line)];
}

const ticketsOfOne = ["configuration", "certification", "release", "production", "partner"] as const;

/** Five tickets a company, one of each kind, as the use cases write them; and what each can be looked up by. */
export function* manyTickets(count: number): Generator<{ readonly made: Made; readonly writes: Write[] }> {
  let company = companyAt(0);
  for (let index = 0; index < count; index += 1) {
    const kind = pick(ticketsOfOne, index);
    const owner = Math.floor(index / ticketsOfOne.length);
    const isNew = index % ticketsOfOne.length === 0;
    if (isNew) company = companyAt(owner);
    const { id: companyId, data } = company;
    const { tradingName, taxIdentificationNumber: taxId } = data;
    const name = pick(people, owner);
    const email = `pessoa${owner}@loja${owner}.example.com`;
    const facts: Facts = {
      number: `2026-${String(100_000 + index).padStart(6, "0")}`,
      since: instant(index),
      priority: priorityOf(index),
      client: tradingName,
      contact: {
        sub: `00000000-0000-4000-8000-${String(owner).padStart(12, "0")}`,
        name,
        email,
        locale: "pt",
      },
    };
    const product = owner % 4 === 1 && kind !== "configuration" ? "fraud-prevention" : "online-payment";
    const writes =
      kind === "partner"
        ? partnerWritesOf(companyId, facts, index)
        : stageWrites(
            { companyId, product: kind === "certification" ? "online-payment" : product, stage: kind },
            facts,
            owner,
          );
    const holder: Write = { act: "append", key: taxIdRef("CNPJ", taxId).key, item: { companyId } };
    yield {
      made: { number: facts.number, companyId, tradingName, taxId, email },
      writes: isNew ? [...companyWrites(company), holder, ...writes] : writes,
    };
  }
}
