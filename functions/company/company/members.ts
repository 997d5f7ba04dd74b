import type { Member } from "@portal/shared/company/member.ts";
import { personRef } from "../../platform/change/author.ts";
import { type MemberItem, memberItems } from "../../platform/change/membership.ts";
import { readAll } from "../../platform/table/table.ts";

/** Members first, oldest membership first. Names and addresses are read from the accounts, never copied. */
export async function membersWithNames(members: readonly MemberItem[]): Promise<Member[]> {
  const accounts = await readAll(members.map(({ sub }) => personRef(sub)));
  return members
    .map(({ sub, role, since }) => {
      const { name, email } = accounts.find(personRef(sub)) ?? { name: "", email: "" };
      return { sub, name, email, role, since };
    })
    .sort(
      (a, b) =>
        Number(a.role === "requested") - Number(b.role === "requested") || (a.since < b.since ? -1 : 1),
    );
}

export const listMembers = async (companyId: string): Promise<Member[]> =>
  membersWithNames(await memberItems(companyId));
