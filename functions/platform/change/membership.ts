import { type MemberRole, memberRoles } from "@portal/shared/account/model.ts";
import { DomainError } from "@portal/shared/errors.ts";
import type { Actor } from "@portal/shared/roles.ts";
import * as z from "zod/mini";
import { keys } from "../table/keys.ts";
import { readAll, readableItems, readRange, type Slot, type Snapshot } from "../table/table.ts";

const memberItemSchema = z.object({
  sub: z.string(),
  /** `requested` has asked to join and may do nothing yet. */
  role: z.enum([...memberRoles, "requested"]),
  since: z.string(),
  version: z.number(),
});
export type MemberItem = z.output<typeof memberItemSchema>;

export const memberSlot = (companyId: string, sub: string) => ({
  key: keys.member(companyId, sub),
  schema: memberItemSchema,
});

const companyExistenceSlot = (companyId: string) => ({ key: keys.company(companyId), schema: z.object({}) });

/** What has to be read to know whether somebody may see a company: a client's membership, or that it exists. */
export const standingSlot = (companyId: string, { role, sub }: Actor): Slot<unknown> =>
  role === "client" ? memberSlot(companyId, sub) : companyExistenceSlot(companyId);

/** @throws DomainError `not-found`: foreign and missing look the same, and so does a company only asked to join. */
export function requireStanding(companyId: string, { role, sub }: Actor, seen: Snapshot): void {
  if (role === "support") seen.get(companyExistenceSlot(companyId));
  else requireMember(companyId, sub, seen);
}

/**
 * A second lock behind the contract's roles, where a slip in those would show every company or a key.
 * @throws DomainError `forbidden`
 */
export function requireRole({ role }: Actor, needed: Actor["role"]): void {
  if (role !== needed) throw new DomainError("forbidden");
}

export function requireMember(companyId: string, sub: string, seen: Snapshot): MemberRole {
  const { role } = seen.get(memberSlot(companyId, sub));
  if (role === "requested") throw new DomainError("not-found");
  return role;
}

/** Reads a company's items for somebody who may see them. */
export async function readCompany(
  companyId: string,
  actor: Actor,
  slots: readonly Slot<unknown>[],
): Promise<Snapshot> {
  const seen = await readAll([standingSlot(companyId, actor), ...slots]);
  requireStanding(companyId, actor, seen);
  return seen;
}

/** Everybody of a company, those who only ask to join included. */
export async function memberItems(companyId: string): Promise<MemberItem[]> {
  const { items } = await readRange(keys.members(companyId), memberItemSchema);
  return readableItems(items);
}
