import * as z from "zod/mini";
import { id } from "../field/fields.ts";
import { historyEntrySchema } from "../history/model.ts";

/** A line of a company's history, as one of its people is told of it. What they did themselves is none. */
export const noticeSchema = z.object({
  ...z.pick(historyEntrySchema, {
    id: true,
    product: true,
    subject: true,
    event: true,
    kind: true,
    at: true,
    actor: true,
    comment: true,
    partner: true,
  }).shape,
  isRead: z.boolean(),
});
export type Notice = z.output<typeof noticeSchema>;

/** Nobody needs to know how many more there are, and counting them would read them all. */
export const maxCounted = 50;

export const noticeCountSchema = z.object({
  unread: z.number(),
  /** There are more than were counted. */
  isMore: z.boolean(),
  /** The newest of them; ids sort by time, so that whoever asks again sees whether something came. */
  newest: z.nullable(id),
  /** Whether the person gets letters of what the notices say, too. */
  byMail: z.boolean(),
});
export type NoticeCount = z.output<typeof noticeCountSchema>;
