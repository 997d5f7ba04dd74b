import { accountContract } from "@portal/shared/account/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { ask, type Caller } from "../api.ts";
import { clockAfter } from "../engines/clock.ts";
import { companyData } from "../people.ts";
import { answerPartner } from "../suites/partner-answers.ts";
import { partnerData } from "../suites/route-calls.ts";
import type { Cast, Scene } from "./cast.ts";

const { register, answerJoinRequest } = companyContract.routes;
const { routes: partner } = partnerContract;

const asksToJoin = (who: Caller, { taxIdentificationNumber }: Cast) =>
  ask(who, register, { body: { data: companyData({ taxIdentificationNumber }), acceptsTerms: true } });

const answers = ({ owner, companyId }: Cast, { sub }: Caller, accept: boolean) =>
  ask(owner, answerJoinRequest, { params: { companyId, sub }, body: { accept } });

/** People come to the company. From here on one of them waits, and is told nothing of what it does. */
export const arrivals: readonly Scene[] = [
  {
    what: "somebody proves an address",
    act: ({ newcomer }) =>
      ask(newcomer, accountContract.routes.askEmailProof, { body: { locale: newcomer.account.locale } }),
    letters: ["account.email-proof-asked"],
  },
  {
    what: "a colleague asks to join",
    act: (cast) => asksToJoin(cast.member, cast),
    letters: ["company.join-requested"],
  },
  {
    what: "the owner lets the colleague in",
    act: (cast) => answers(cast, cast.member, true),
    letters: ["company.join-accepted"],
  },
  {
    what: "a stranger asks to join",
    act: (cast) => asksToJoin(cast.applicant, cast),
    letters: ["company.join-requested"],
  },
  {
    what: "nobody answers the stranger for three days",
    act: () => clockAfter(73),
    letters: ["company.join-reminded"],
  },
];

export const departures: readonly Scene[] = [
  {
    what: "the owner turns the stranger down",
    act: (cast) => answers(cast, cast.applicant, false),
    letters: ["company.join-declined"],
  },
];

async function answered({ support, member, companyId }: Cast, action: "approve" | "decline") {
  const { items } = await ask(member, partner.listOwn, { params: { companyId }, query: {} });
  for (const one of items) await answerPartner(support, one, action);
}

export const partnerScenes: readonly Scene[] = [
  {
    what: "a member proposes a partner",
    act: ({ member, companyId }) =>
      ask(member, partner.register, { params: { companyId }, body: partnerData }),
    letters: ["partner.registered-support"],
  },
  {
    what: "support lists the partner",
    act: (cast) => answered(cast, "approve"),
    letters: ["partner.approved"],
  },
  {
    what: "support takes the partner off the list",
    act: (cast) => answered(cast, "decline"),
    letters: ["partner.declined"],
  },
];
