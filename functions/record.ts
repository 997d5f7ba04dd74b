import type { Role } from "@portal/shared/roles.ts";
import { ulid } from "ulid";
import { keys } from "./keys.ts";
import type { ChangeRequest } from "./request.ts";
import type { Write } from "./transaction.ts";

interface Happening {
  readonly companyId: string;
  /** `<product>#<stage>`, or `company` for what concerns the company itself. */
  readonly subject: string;
  /** Past tense, with its feature: `configuration.sent`. */
  readonly event: string;
  readonly at: string;
  /** As it is shown beside the entry. */
  readonly actorName: string;
  readonly comment?: string;
  /** Facts that stay with the entry, such as the adjustments of a rejection. Never a secret. */
  readonly facts?: object;
}

const outboxSeconds = 7 * 24 * 60 * 60;

/** Names of what an event is about, by id. */
type Ids = { readonly [id: string]: string };

/**
 * An event in the outbox, which the table's stream hands to reactions: ids only, so that no name, address or word of
 * anybody leaves with it.
 */
export function announcement(
  { companyId, subject, event, at }: Pick<Happening, "companyId" | "subject" | "event" | "at">,
  ids: Ids,
  id = ulid(Date.parse(at)),
): Write {
  const ttl = Math.floor(Date.parse(at) / 1000) + outboxSeconds;
  return { act: "append", key: keys.event(id), item: { id, event, at, companyId, subject, ...ids, ttl } };
}

/** Whether somebody may be told of this write. */
export const isAnnouncement = ({ act, key }: Write): boolean => act === "append" && key.sk === "EVENT";

/** The append-only line of history of something that happened; with `announce`, also its event in the outbox. */
export function record({ actor }: ChangeRequest, happening: Happening, announce?: Ids): Write[] {
  const { companyId, subject, event, at, actorName, comment, facts } = happening;
  const id = ulid(Date.parse(at));
  const role: Role = actor.role;
  const history: Write = {
    act: "append",
    key: keys.history(companyId, subject, id),
    item: { id, event, at, comment, ...facts, actor: { role, sub: actor.sub, name: actorName } },
  };
  return announce ? [history, announcement(happening, announce, id)] : [history];
}
