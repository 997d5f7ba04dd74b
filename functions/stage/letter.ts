import type { Locale } from "@portal/shared/locales.ts";
import type mail from "@portal/shared/messages/pt/mail.json";
import { productIdSchema } from "@portal/shared/product.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import { stageIdSchema } from "@portal/shared/stage/model.ts";
import * as z from "zod/mini";

/** What `record.ts` puts into the outbox. */
export const outboxEventSchema = z.object({
  /** Also that of the line of history that tells it in full. */
  id: z.string(),
  event: z.string(),
  /** Empty where it is about somebody who is of no company yet. */
  companyId: z.string(),
  product: z.optional(productIdSchema),
  stage: z.optional(stageIdSchema),
  memberSub: z.optional(z.string()),
  partnerId: z.optional(z.string()),
});
export type OutboxEvent = z.output<typeof outboxEventSchema>;

type Catalog = typeof mail;
/** The mails of the catalog: those of its entries that have a subject. */
type MailName = {
  [Name in keyof Catalog]: Catalog[Name] extends { subject: string } ? Name : never;
}[keyof Catalog];

export const supportRecipient = "support";

interface Addressee {
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
}

/** One mail to one person, before it is put into words. */
export interface Letter {
  /** Tells the letters of one event apart, so that each is sent once. */
  readonly recipient: string;
  readonly to: Addressee;
  /** Of a letter to support: whom it is about, in whose language the answer is best given. */
  readonly about?: Addressee;
  readonly mail: MailName;
  readonly values: Readonly<Record<string, string | number>>;
  readonly comment?: string;
  /** What to correct, point by point, under a title of the catalog. */
  readonly list?: {
    readonly title: "adjustments" | "failed-cases";
    readonly items: readonly { readonly label: string; readonly text: string }[];
  };
  readonly link: PortalPath | `${PortalPath}?${string}`;
}

/** What follows from an event, by its name. It may run again for the same event and must then come to the same. */
export type Reactions = Readonly<Record<string, (event: OutboxEvent) => Promise<Letter[]>>>;
