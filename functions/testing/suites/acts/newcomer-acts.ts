import { randomUUID } from "node:crypto";
import { accountContract } from "@portal/shared/account/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { keys } from "../../../platform/table/keys.ts";
import { ask } from "../../api.ts";
import { companyData, companyOf, person, relatedCompany } from "../../people.ts";
import type { TestStage } from "../../stage.ts";
import { act, type Cost, decision, oneRead } from "./acts.ts";

const { open, update, refreshEmail, askEmailProof, proveEmail } = accountContract.routes;
const { register, answerJoinRequest, cancelJoinRequest, remindOwner } = companyContract.routes;

/** Somebody whose sign-in provider does not vouch for their address proves it by a mailed code. */
function provingActs(stage: TestStage): Cost[] {
  const caller = { sub: randomUUID() };
  const profile = { email: "fabio@facebook.example", name: "Fábio Rojas", isVerified: false };
  stage.aws.profiles.set(`token-of-${caller.sub}`, profile);
  const codeMailed = async () => {
    await stage.deliverEvents();
    return /\b\d{6}\b/.exec(stage.aws.mails.at(-1)?.subject ?? "")?.[0] ?? "";
  };
  return [
    ["ask for a code", act(caller, askEmailProof, { body: { locale: "es" } }), decision],
    [
      // The try is counted before the code is compared.
      "prove the address",
      act(caller, proveEmail, async () => ({ body: { code: await codeMailed() } })),
      [...decision, ...decision],
    ],
  ];
}

/** As if the person had asked two days ago: the owner may be reminded once a day has passed. */
async function askedEarlier(stage: TestStage, sub: string): Promise<void> {
  const since = new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString();
  const items = (await stage.items()).filter(
    (item) => item.role === "requested" && (item.sub === sub || item.pk === keys.person(sub).pk),
  );
  for (const item of items) await stage.put({ ...item, since });
}

/** People who ask to join a company: one is let in, one turned down, one reminds its owner and then gives up. */
async function joiningActs(stage: TestStage): Promise<Cost[]> {
  const owner = await person(stage, "Ana Souza");
  const { id: companyId, data } = await companyOf(owner);
  const [one, stranger] = [await person(stage, "Mara Pinto"), await person(stage, "Davi Nunes")];
  const other = await person(stage, "Rita Melo");
  const same = companyData({ taxIdentificationNumber: data.taxIdentificationNumber });
  const registration = { body: { data: same, acceptsTerms: true as const } };
  await ask(stranger, register, registration);
  await ask(other, register, registration);
  await askedEarlier(stage, other.sub);
  const { joinRequest } = await ask(other, open, { body: { locale: "pt" } });
  const body = { requestedAt: joinRequest?.requestedAt ?? "" };
  const answer = (sub: string, accept: boolean) =>
    act(owner, answerJoinRequest, { params: { companyId, sub }, body: { accept } });
  return [
    ["ask to join", act(one, register, registration), decision],
    [
      // Answers with everybody who is in the company by then.
      "let in",
      answer(one.sub, true),
      ["BatchGetItem", "Query", ...decision],
    ],
    ["turn down", answer(stranger.sub, false), ["BatchGetItem", "Query", ...decision]],
    ["remind", act(other, remindOwner, { body }), decision],
    ["give up", act(other, cancelJoinRequest, { body }), decision],
  ];
}

/** What people do before a stage of a product begins. */
export async function newcomerActs(stage: TestStage): Promise<Cost[]> {
  const newcomer = await person(stage, "Caio Reis");
  const profile = { name: "Caio dos Reis", locale: "en" as const };
  return [
    ["an address that is still the same", act(newcomer, refreshEmail, {}), oneRead],
    ["name and language", act(newcomer, update, { body: { version: 1, profile } }), decision],
    [
      "a company of one's own",
      act(newcomer, register, {
        body: { data: companyData({ relatedCompanies: [relatedCompany()] }), acceptsTerms: true },
      }),
      decision,
    ],
    ...provingActs(stage),
    ...(await joiningActs(stage)),
  ];
}
