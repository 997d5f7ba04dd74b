import * as z from "zod/mini";
import { announcement } from "../../platform/change/record.ts";
import { type DueKind, type DueReactions, due, whenDue } from "../../platform/clock/due.ts";
import { readAll } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { linkRef } from "./public.ts";

const joinUnanswered = {
  name: "company.join-unanswered",
  subject: z.object({ sub: z.string(), requestedAt: z.string() }),
} as const satisfies DueKind<unknown>;

/** Two days longer than whoever asked has to wait before reminding the owner themselves. */
const unansweredMs = 3 * 24 * 60 * 60 * 1000;

/** An owner who has not answered by then is reminded, once and by nobody's doing. */
export const remindLater = (sub: string, requestedAt: string): Write =>
  due(joinUnanswered, new Date(Date.parse(requestedAt) + unansweredMs), { sub, requestedAt });

export const companyDue: DueReactions<"company"> = {
  // The request may have been answered, taken back or made anew, and whoever made it may have reminded the owner already.
  // No line of history, since nobody did anything: an owner who does without letters has the notice of the request.
  "company.join-unanswered": whenDue(joinUnanswered, async ({ sub, requestedAt }, now) => {
    const ref = linkRef(sub);
    const link = (await readAll([ref])).find(ref);
    if (link?.role !== "requested" || link.since !== requestedAt || link.remindedAt) return [];
    const { version, ...request } = link;
    const event = {
      companyId: request.companyId,
      subject: "company",
      event: "company.join-reminded",
      at: now,
    } as const;
    return [
      { act: "put", key: ref.key, item: { ...request, remindedAt: now }, seen: version },
      announcement("mail", event, { memberSub: sub }),
    ];
  }),
};
