import type { companyContract } from "@portal/shared/company/contract.ts";
import { type Company, currentTermsVersion } from "@portal/shared/company/model.ts";
import type { RouteOutput } from "@portal/shared/contract.ts";
import { DomainError } from "@portal/shared/errors.ts";
import type { TaxIdType } from "@portal/shared/field/tax-id.ts";
import type { Author } from "../../platform/change/author.ts";
import { type Change, change } from "../../platform/change/change.ts";
import { memberRef } from "../../platform/change/membership.ts";
import { type NoticeBudget, windows } from "../../platform/change/notice-budget.ts";
import { record } from "../../platform/change/record.ts";
import type { ApiRequest } from "../../platform/http/request.ts";
import { ofPerson } from "../../platform/table/keys.ts";
import { newUlid } from "../../platform/table/new-ulid.ts";
import type { Snapshot } from "../../platform/table/table.ts";
import type { Write } from "../../platform/table/transaction.ts";
import { remindLater } from "./due.ts";
import { companyWrites } from "./item.ts";
import { taxIdRef } from "./model.ts";
import { linkRef } from "./public.ts";

type Route = typeof companyContract.routes.register;
type Registration = ApiRequest<Route>;
type Outcome = RouteOutput<Route>;

/** Links the person to the company. An unanswered request to join another one is dropped. */
function link(
  sub: string,
  companyId: string,
  role: "owner" | "requested",
  at: string,
  seen: Snapshot,
): Write[] {
  const earlier = seen.find(linkRef(sub));
  const dropped: Write[] =
    earlier?.role === "requested"
      ? [{ act: "remove", key: memberRef(earlier.companyId, sub).key, seen: 1 }]
      : [];
  return [
    ...dropped,
    { act: "put", key: linkRef(sub).key, item: { companyId, role, since: at }, seen: earlier?.version ?? 0 },
    { act: "put", key: memberRef(companyId, sub).key, item: { sub, role, since: at }, seen: 0 },
  ];
}

function found({ body }: Registration, at: string, by: Author, seen: Snapshot): Change<Outcome> {
  const { data } = body;
  const id = newUlid(Date.parse(at));
  const terms = { version: currentTermsVersion, acceptedAt: at };
  const company: Company = { id, version: 1, data, terms, createdAt: at };
  const taxId = taxIdRef(data.taxIdentificationType, data.taxIdentificationNumber);
  const entry = { companyId: id, subject: "company", event: "company.registered", at } as const;
  const writes: Write[] = [
    ...companyWrites(company),
    { act: "append", key: taxId.key, item: { companyId: id } },
    ...link(by.sub, id, "owner", at, seen),
    ...record(by, entry),
  ];
  return { writes, result: { outcome: "registered", company } };
}

function askToJoin(companyId: string, at: string, by: Author, seen: Snapshot): Change<Outcome> {
  const { sub } = by;
  const result = { outcome: "join-requested" } as const;
  const earlier = seen.find(linkRef(sub));
  if (earlier?.role === "requested" && earlier.companyId === companyId) return { writes: [], result };
  const entry = { companyId, subject: "company", event: "company.join-requested", at } as const;
  const writes = [
    ...link(sub, companyId, "requested", at, seen),
    ...record(by, entry, { memberSub: sub }),
    remindLater(sub, at),
  ];
  return { writes, result };
}

/**
 * Requests to join are counted by the person who makes them and by the tax id that they name, apart from the company's
 * own acts, so that nobody can use up another's budget.
 */
const joinBudgets = (sub: string, type: TaxIdType, number: string): NoticeBudget[] => [
  { key: ofPerson(sub, "JOINREQUESTS"), windows: windows(3, 6) },
  { key: { ...taxIdRef(type, number).key, sk: "JOINREQUESTS" }, windows: windows(5, 15) },
];

/** A tax id that is already registered never makes a second company: the caller asks its owner for access instead. */
export function register(request: Registration): Promise<Outcome> {
  const { sub } = request.actor;
  const { taxIdentificationType: type, taxIdentificationNumber: number } = request.body.data;
  return change(request, {
    reads: [linkRef(sub), taxIdRef(type, number)],
    // The mail goes to somebody whom the caller need not know, so it is budgeted.
    budgets: joinBudgets(sub, type, number),
    decide: (seen, by, at) => {
      // Without an account there is no verified address to write to.
      if (!by.contact) throw new DomainError("action-not-allowed");
      const { role } = seen.find(linkRef(sub)) ?? {};
      if (role === "owner" || role === "member") throw new DomainError("company-already-linked");
      const taken = seen.find(taxIdRef(type, number));
      if (taken) return askToJoin(taken.companyId, at, by, seen);
      return found(request, at, by, seen);
    },
  });
}
