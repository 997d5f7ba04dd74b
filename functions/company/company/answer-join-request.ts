import type { companyContract } from "@portal/shared/company/contract.ts";
import type { Member } from "@portal/shared/company/member.ts";
import { DomainError } from "@portal/shared/errors.ts";
import { change } from "../../platform/change/change.ts";
import { type MemberItem, memberItems, memberRef, requireMember } from "../../platform/change/membership.ts";
import { record } from "../../platform/change/record.ts";
import type { ApiRequest } from "../../platform/http/request.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { membersWithNames } from "./members.ts";
import { linkRef } from "./public.ts";

type Answer = ApiRequest<typeof companyContract.routes.answerJoinRequest>;

function answerWrites(
  companyId: string,
  person: MemberItem,
  accept: boolean,
  at: string,
  seen: Snapshot,
): Write[] {
  const { sub, version } = person;
  const member = memberRef(companyId, sub).key;
  const link = linkRef(sub).key;
  const linkVersion = seen.get(linkRef(sub)).version;
  if (!accept) {
    return [
      { act: "remove", key: member, seen: version },
      // The link is kept, so that the person can read that the request was declined.
      { act: "put", key: link, item: { companyId, role: "declined", since: at }, seen: linkVersion },
    ];
  }
  return [
    { act: "put", key: member, item: { sub, role: "member", since: at }, seen: version },
    { act: "put", key: link, item: { companyId, role: "member", since: at }, seen: linkVersion },
  ];
}

async function membersAfter(companyId: string, sub: string, accept: boolean, at: string): Promise<Member[]> {
  const now = await memberItems(companyId);
  const others = now.filter((member) => member.sub !== sub);
  const joined = now.filter((member) => member.sub === sub && accept);
  return membersWithNames([
    ...others,
    ...joined.map((item) => ({ ...item, role: "member" as const, since: at })),
  ]);
}

/** @throws DomainError `forbidden` for a member who is not the owner, `not-found` where nobody asks to join. */
export function answerJoinRequest(request: Answer): Promise<{ items: Member[] }> {
  const { actor, body } = request;
  const { companyId, sub } = request.params;
  return change(request, {
    companyId,
    reads: [memberRef(companyId, sub), linkRef(sub)],
    decide: async (seen, by, at) => {
      if (requireMember(companyId, actor.sub, seen) !== "owner") throw new DomainError("forbidden");
      const person = seen.get(memberRef(companyId, sub));
      if (person.role !== "requested") throw new DomainError("not-found");
      const event = body.accept ? "company.join-accepted" : "company.join-declined";
      return {
        writes: [
          ...answerWrites(companyId, person, body.accept, at, seen),
          ...record(by, { companyId, subject: "company", event, at }, { memberSub: sub }),
        ],
        result: { items: await membersAfter(companyId, sub, body.accept, at) },
      };
    },
  });
}
