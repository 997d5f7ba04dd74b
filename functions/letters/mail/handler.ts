import type { EventName } from "@portal/shared/history/event.ts";
import { isLetterOptional } from "@portal/shared/history/news.ts";
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { accountReactions } from "../../company/account/reactions.ts";
import { companyReactions } from "../../company/company/reactions.ts";
import { partnerReactions } from "../../company/partner/reactions.ts";
import { accessDataReactions } from "../../onboarding/access-data/reactions.ts";
import { certificationReactions } from "../../onboarding/certification/reactions.ts";
import { configurationReactions } from "../../onboarding/configuration/reactions.ts";
import { fraudCertificationReactions } from "../../onboarding/fraud-certification/reactions.ts";
import { fraudConfigurationReactions } from "../../onboarding/fraud-configuration/reactions.ts";
import { productionReactions } from "../../onboarding/production/reactions.ts";
import { releaseReactions } from "../../onboarding/release/reactions.ts";
import { log } from "../../platform/aws/log.ts";
import {
  type Consumption,
  consumeBatch,
  isSweep,
  type Sweep,
  sweepOutbox,
} from "../../platform/outbox/consume.ts";
import type { OutboxImage } from "../../platform/outbox/outbox.ts";
import {
  type Letter,
  type OutboxEvent,
  outboxEventSchema,
  type Reaction,
  supportRecipient,
  tellsNobody,
} from "../../stage/letter.ts";
import { doWithoutLetters } from "../notice/public.ts";
import { sandboxReactions } from "./sandbox-reactions.ts";
import { type LetterEnd, sendOnce } from "./send.ts";

const reactions: Readonly<Record<EventName, Reaction>> = {
  ...accountReactions,
  ...companyReactions,
  ...accessDataReactions,
  ...configurationReactions,
  ...fraudConfigurationReactions,
  ...certificationReactions,
  ...fraudCertificationReactions,
  ...releaseReactions,
  ...partnerReactions,
  ...productionReactions,
  ...sandboxReactions,
  "evidence.added": tellsNobody,
  "evidence.removed": tellsNobody,
  "occurrence.prioritized": tellsNobody,
};

/** The outbox may hold an event that only another version of this function knows. */
const reactionTo: Readonly<Record<string, Reaction | undefined>> = reactions;

/** Whether its addressee has the notice that says the same: what is about a person may reach somebody outside. */
const isChoice = ({ event, memberSub }: OutboxEvent, { recipient }: Letter): boolean =>
  isLetterOptional(event) && memberSub === undefined && recipient !== supportRecipient;

/** Those of its addressees who chose to do without. */
async function sparedBy({ event, companyId }: OutboxEvent, letters: readonly Letter[]) {
  if (!isLetterOptional(event)) return new Set<string>();
  return doWithoutLetters(
    companyId,
    letters.map(({ recipient }) => recipient),
  );
}

/** A letter that fails does not stop the others; the first failure is reported for the event. */
async function react(image: OutboxImage): Promise<"done" | "later"> {
  const event = outboxEventSchema.parse(image);
  const letters = (await reactionTo[event.event]?.(event)) ?? [];
  const spared = await sparedBy(event, letters);
  const ends: LetterEnd[] = [];
  const failures: unknown[] = [];
  for (const letter of letters) {
    const isSpared = spared.has(letter.recipient);
    await sendOnce(event.id, letter, { isOptional: isChoice(event, letter), isSpared }).then(
      (end) => ends.push(end),
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
  log("INFO", "event", { service: "mail", eventId: event.id, event: event.event, letters: letters.length });
  return ends.includes("busy") ? "later" : "done";
}

const mails: Consumption = { consumer: "mail", service: "mail", react };

/**
 * Handles new events from the table's stream and, every minute, whatever is still in the outbox. No mail is sent
 * twice.
 */
export async function handler(
  event: DynamoDBStreamEvent | Sweep,
): Promise<DynamoDBBatchResponse | undefined> {
  if (!isSweep(event)) return consumeBatch(event, mails);
  await sweepOutbox(mails);
  return undefined;
}
