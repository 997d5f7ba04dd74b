import { encodeTime } from "ulid";
import * as z from "zod/mini";
import { inCompany } from "../../platform/table/keys.ts";

/**
 * What one person has read of a company's news: all up to an entry, with exceptions on both sides of it. Nothing of the
 * news is stored a second time; ids sort by time. Notices have no items of their own:
 * docs/papers/decisions/0091-notices-are-read-from-the-history.md
 */
export const sightSchema = z.object({
  until: z.string(),
  /** Read, though later than that. */
  read: z.array(z.string()),
  /** Put back, though not later. */
  unread: z.array(z.string()),
  byMail: z.boolean(),
  version: z.number(),
});
type SightItem = z.output<typeof sightSchema>;
export type Sight = Omit<SightItem, "version">;

export const sightRef = (companyId: string, sub: string) => ({
  key: inCompany(companyId, "SIGHT", sub),
  schema: sightSchema,
});

/** So many characters of an id are its time. */
const timeDigits = 10;

/** Of somebody who never marked anything: what happened before they came is no news to them. */
export const sightOf = (stored: SightItem | undefined, since: string): Sight =>
  stored ?? { until: encodeTime(Date.parse(since), timeDigits), read: [], unread: [], byMail: true };

export const isRead = ({ until, read, unread }: Sight, id: string): boolean =>
  id > until ? read.includes(id) : !unread.includes(id);
