import type { EventName } from "@portal/shared/history/event.ts";
import type { Locale } from "@portal/shared/locales.ts";
import type { LetterName } from "@portal/shared/messages/letters.ts";
import { productIdSchema } from "@portal/shared/product.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import { stageIdSchema } from "@portal/shared/stage/model.ts";
import * as z from "zod/mini";

/** An event as `record.ts` writes it to the outbox. */
export const outboxEventSchema = z.object({
  /** Also the id of the line of history with the details. */
  id: z.string(),
  event: z.string(),
  /** Empty for events about a person who belongs to no company yet. */
  companyId: z.string(),
  product: z.optional(productIdSchema),
  stage: z.optional(stageIdSchema),
  memberSub: z.optional(z.string()),
  partnerId: z.optional(z.string()),
});
export type OutboxEvent = z.output<typeof outboxEventSchema>;

export const supportRecipient = "support";

interface Addressee {
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
}

/** One mail to one person, before its texts are composed. */
export interface Letter<Mail extends LetterName = LetterName> {
  /** Identifies the letter among those of one event, so that each is sent once. */
  readonly recipient: string;
  readonly to: Addressee;
  /** In a letter to support: the client it is about, and that client's language, in which support best answers. */
  readonly about?: Addressee;
  readonly mail: Mail;
  readonly values: Readonly<Record<string, string | number>>;
  readonly comment?: string;
  /** A list of corrections under a title from the catalog. */
  readonly list?: {
    readonly title: "adjustments" | "failed-cases";
    readonly items: readonly { readonly label: string; readonly text: string }[];
  };
  readonly link: PortalPath | `${PortalPath}?${string}`;
}

/** The letters that follow from an event. It may run again for the same event and must then return the same letters. */
export type Reaction<Mail extends LetterName = LetterName> = (event: OutboxEvent) => Promise<Letter<Mail>[]>;

/**
 * The reactions to all events of a feature. None can be left out: for an event without letters it is `tellsNobody`.
 * Nor can it write the letter of another event.
 */
export type Reactions<Feature extends string> = {
  readonly [Event in Extract<EventName, `${Feature}.${string}`>]: Reaction<
    Extract<LetterName, Event | `${Event}-support`>
  >;
};

export const tellsNobody: Reaction<never> = () => Promise.resolve([]);
