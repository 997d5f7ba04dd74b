import type { Contact } from "@portal/shared/roles.ts";
import { personRef } from "../../platform/change/author.ts";
import { memberItems } from "../../platform/change/membership.ts";
import { readAll } from "../../platform/table/table.ts";

/** The person to write to about a company: the given one while still a member, otherwise its owner. */
export async function contactOf(companyId: string, sub?: string): Promise<Contact | undefined> {
  const members = (await memberItems(companyId)).filter(({ role }) => role !== "requested");
  const member = members.find((one) => one.sub === sub) ?? members.find(({ role }) => role === "owner");
  if (!member) return undefined;
  const ref = personRef(member.sub);
  return (await readAll([ref])).find(ref);
}
