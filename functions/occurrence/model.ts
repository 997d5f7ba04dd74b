import { locales } from "@portal/shared/locales.ts";
import {
  type Occurrence,
  type OccurrencePlace,
  occurrenceIdOf,
  occurrenceStatusOf,
  priorityIdSchema,
  productIdSchema,
  products,
  type StageStatus,
  stageIdSchema,
  stages,
  subjectNumbers,
} from "@portal/shared/occurrence/model.ts";
import type { Contact } from "@portal/shared/roles.ts";
import { saverSchema } from "@portal/shared/saver.ts";
import { formatTaxId } from "@portal/shared/tax-id.ts";
import * as z from "zod/mini";
import type { CompanyNames } from "../company/model.ts";
import { keys, queues, shardOf } from "../keys.ts";
import { searchable } from "../search.ts";

const contactSchema = z.object({
  sub: z.string(),
  name: z.string(),
  email: z.string(),
  locale: z.enum(locales),
});

/** What support sees of a stage in its queue; written together with the stage it belongs to. */
const ticketSchema = z.object({
  number: z.string(),
  sentAt: z.nullable(z.string()),
  priority: priorityIdSchema,
  client: z.string(),
  contact: contactSchema,
  /** Everything that the queue's text search looks at, as `search.ts` leaves it. */
  search: z.string(),
});
export type Ticket = z.output<typeof ticketSchema>;

const statuses = Object.keys(occurrenceStatusOf).filter(
  (status): status is StageStatus => status in occurrenceStatusOf,
);

/** What every stage's item has; a stage's own model adds its content. */
export const stageItemSchema = z.object({
  companyId: z.string(),
  product: productIdSchema,
  stage: stageIdSchema,
  status: z.enum(statuses),
  version: z.number(),
  savedAt: z.string(),
  /** Whose draft it is. */
  savedBy: z.optional(saverSchema),
  ticket: ticketSchema,
});
export type StageItem = z.output<typeof stageItemSchema>;

export const stageSlot = (place: OccurrencePlace) => ({ key: keys.stage(place), schema: stageItemSchema });

/** Every stage that a company may have. */
export const placesOf = (companyId: string): OccurrencePlace[] =>
  products.flatMap(({ id: product }) => stages.map(({ id: stage }) => ({ companyId, product, stage })));

/** The words that a ticket is found by; the tax id as people write it and as it is stored. */
export function ticketSearch(number: string, { data }: CompanyNames, contact: Contact): string {
  const { legalName, tradingName, taxIdentificationType: type, taxIdentificationNumber: taxId } = data;
  const words = [
    number,
    tradingName,
    legalName,
    taxId,
    formatTaxId(type, taxId),
    contact.name,
    contact.email,
  ];
  return searchable(words.join(" "));
}

/** Where a ticket stands in the queues: sorted by when it was sent, or last saved while it never was. */
export function queueKeys(item: Omit<StageItem, "version">) {
  const id = occurrenceIdOf(item);
  const shard = shardOf(id);
  const position = `${item.ticket.sentAt ?? item.savedAt}#${id}`;
  return {
    gsi1pk: queues.gsi1(occurrenceStatusOf[item.status], shard),
    gsi1sk: position,
    gsi2pk: queues.gsi2(shard),
    gsi2sk: position,
  };
}

export function occurrenceView(item: StageItem): Occurrence {
  const { companyId, product, stage, status, version, ticket } = item;
  const { number, sentAt, priority, client, contact } = ticket;
  return {
    id: occurrenceIdOf(item),
    number,
    sentAt,
    priority,
    companyId,
    client,
    contact: { name: contact.name, email: contact.email },
    product,
    stage,
    subjectNumber: subjectNumbers[product][stage],
    status: occurrenceStatusOf[status],
    version,
  };
}
