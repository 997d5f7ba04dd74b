import { type MemberRole, memberRoles } from "@portal/shared/account/model.ts";
import { DomainError } from "@portal/shared/errors.ts";
import type { Actor } from "@portal/shared/roles.ts";
import * as z from "zod/mini";
import { keys } from "../table/keys.ts";
import { type ItemRef, readAll, readableItems, readRange, type Snapshot } from "../table/table.ts";

const memberItemSchema = z.object({
  sub: z.string(),
  /** `requested`: the person asked to join and may do nothing yet. */
  role: z.enum([...memberRoles, "requested"]),
  since: z.string(),
  version: z.number(),
});
export type MemberItem = z.output<typeof memberItemSchema>;

export const memberRef = (companyId: string, sub: string) => ({
  key: keys.member(companyId, sub),
  schema: memberItemSchema,
});

const companyExistenceRef = (companyId: string) => ({ key: keys.company(companyId), schema: z.object({}) });

/**
 * The item that shows whether somebody may see a company: for a client the membership, for support the company
 * itself.
 */
export const companyAccessRef = (companyId: string, { role, sub }: Actor): ItemRef<unknown> =>
  role === "client" ? memberRef(companyId, sub) : companyExistenceRef(companyId);

/**
 * @throws DomainError `not-found` alike for a foreign company, a missing one, and one the caller only asked to join
 */
export function requireAccess(companyId: string, { role, sub }: Actor, seen: Snapshot): void {
  if (role === "support") seen.get(companyExistenceRef(companyId));
  else requireMember(companyId, sub, seen);
}

/**
 * A second check behind the contract's roles, for routes where a mistake there would show every company or a key.
 * @throws DomainError `forbidden`
 */
export function requireRole({ role }: Actor, needed: Actor["role"]): void {
  if (role !== needed) throw new DomainError("forbidden");
}

export function requireMember(companyId: string, sub: string, seen: Snapshot): MemberRole {
  const { role } = seen.get(memberRef(companyId, sub));
  if (role === "requested") throw new DomainError("not-found");
  return role;
}

/** Reads a company's items for somebody who may see them. */
export async function readCompany(
  companyId: string,
  actor: Actor,
  refs: readonly ItemRef<unknown>[],
): Promise<Snapshot> {
  const seen = await readAll([companyAccessRef(companyId, actor), ...refs]);
  requireAccess(companyId, actor, seen);
  return seen;
}

/** The members of a company, including those who only asked to join. */
export async function memberItems(companyId: string): Promise<MemberItem[]> {
  const { items } = await readRange(keys.members(companyId), memberItemSchema);
  return readableItems(items);
}
