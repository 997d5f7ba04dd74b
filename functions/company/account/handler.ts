import { accountContract } from "@portal/shared/account/contract.ts";
import type { Account } from "@portal/shared/account/model.ts";
import type { Actor } from "@portal/shared/roles.ts";
import { change, requireVersion } from "../../platform/change/change.ts";
import { memberRef } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { readAll, type Snapshot } from "../../platform/table/table.ts";
import { companyNamesRef, documentOf, linkRef, remindableAt } from "../company/public.ts";
import { askEmailProof, provenProfile, spendTry } from "./email-proof.ts";
import { type AccountItem, accountRef, emailProofRef } from "./model.ts";
import { verifiedProfile } from "./verified-profile.ts";

type Affiliation = Pick<Account, "company" | "joinRequest" | "declinedJoin">;

const nowhere: Affiliation = { company: null, joinRequest: null, declinedJoin: null };

async function affiliationOf(actor: Actor, seen: Snapshot): Promise<Affiliation> {
  const link = seen.find(linkRef(actor.sub));
  if (!link) return nowhere;
  const { companyId } = link;
  const items = await readAll([memberRef(companyId, actor.sub), companyNamesRef(companyId)]);
  const member = items.find(memberRef(companyId, actor.sub));
  const company = items.find(companyNamesRef(companyId));
  if (!company) return nowhere;
  const document = documentOf(company);
  if (link.role === "declined") return { ...nowhere, declinedJoin: { document, declinedAt: link.since } };
  if (!member) return nowhere;
  if (member.role === "requested") {
    const request = { document, requestedAt: link.since, remindableAt: remindableAt(link) };
    return { ...nowhere, joinRequest: request };
  }
  const { tradingName } = company.data;
  return { ...nowhere, company: { id: companyId, role: member.role, tradingName } };
}

async function accountOf(actor: Actor, item: AccountItem, seen: Snapshot): Promise<Account> {
  return { ...item, role: actor.role, ...(await affiliationOf(actor, seen)) };
}

const readsOf = ({ sub }: Actor) => [accountRef(sub), linkRef(sub)];

/** The changed account, and the write that stores it. */
async function changed(actor: Actor, item: AccountItem, seen: Snapshot) {
  const { version: seenVersion, ...attributes } = item;
  const result = await accountOf(actor, { ...item, version: seenVersion + 1 }, seen);
  const write = { act: "put", key: accountRef(actor.sub).key, item: attributes, seen: seenVersion } as const;
  return { writes: [write], result };
}

export const handler = httpHandler(accountContract, {
  open: (request) => {
    const { actor, accessToken, body } = request;
    return change(request, {
      reads: readsOf(actor),
      decide: async (seen) => {
        const item = seen.find(accountRef(actor.sub));
        if (item) return { writes: [], result: await accountOf(actor, item, seen) };
        const profile = await verifiedProfile(accessToken);
        return changed(actor, { sub: actor.sub, ...profile, locale: body.locale, version: 0 }, seen);
      },
    });
  },

  askEmailProof,

  proveEmail: async (request) => {
    const { actor, body } = request;
    const proof = emailProofRef(actor.sub);
    await spendTry(actor.sub);
    return change(request, {
      reads: [...readsOf(actor), proof],
      decide: async (seen) => {
        const item = seen.find(accountRef(actor.sub));
        if (item) return { writes: [], result: await accountOf(actor, item, seen) };
        const { version: proofVersion, ...profile } = await provenProfile(
          actor.sub,
          seen.find(proof),
          body.code,
        );
        const opened = await changed(actor, { sub: actor.sub, ...profile, version: 0 }, seen);
        const remove = { act: "remove", key: proof.key, seen: proofVersion } as const;
        return { ...opened, writes: [...opened.writes, remove] };
      },
    });
  },

  update: (request) => {
    const { actor, body } = request;
    return change(request, {
      reads: readsOf(actor),
      current: (seen) => accountOf(actor, seen.get(accountRef(actor.sub)), seen),
      decide: async (seen) => {
        const item = seen.get(accountRef(actor.sub));
        requireVersion(item.version, body.version);
        return changed(actor, { ...item, ...body.profile }, seen);
      },
    });
  },

  refreshEmail: (request) => {
    const { actor, accessToken } = request;
    return change(request, {
      reads: readsOf(actor),
      decide: async (seen) => {
        const item = seen.get(accountRef(actor.sub));
        const { email } = await verifiedProfile(accessToken);
        if (email === item.email) return { writes: [], result: await accountOf(actor, item, seen) };
        return changed(actor, { ...item, email }, seen);
      },
    });
  },
});
