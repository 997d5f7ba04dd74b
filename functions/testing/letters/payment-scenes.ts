import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { certificationContract } from "@portal/shared/certification/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { ask } from "../api.ts";
import { begin, correct, sendFilled, verdicts } from "../certification.ts";
import { accessForm, completeDraft, placeOf } from "../people.ts";
import type { Cast, Scene } from "./cast.ts";

const { routes: release } = releaseContract;
const { routes: configuration } = configurationContract;
const { routes: certification } = certificationContract;
const { routes: production } = productionContract;

const comment = "É o que combinamos.";
const paramsOf = ({ companyId }: Cast) => ({ params: placeOf(companyId) });

/** The call with the version that a stage has by now. */
const releaseNow = async (cast: Cast) => {
  const { version } = await ask(cast.member, release.get, paramsOf(cast));
  return { ...paramsOf(cast), body: { version, comment } };
};
const wishes = async (cast: Cast) => {
  const { params, body } = await releaseNow(cast);
  const wish = { version: body.version, category: "integrator" as const, reason: "Temos pressa." };
  return ask(cast.member, release.request, { params, body: wish });
};

export const releaseScenes: readonly Scene[] = [
  { what: "a member asks for a release", act: wishes, letters: ["release.requested-support"] },
  {
    what: "support declines the release",
    act: async (cast) => ask(cast.support, release.decline, await releaseNow(cast)),
    letters: ["release.declined"],
  },
  { what: "a member asks for a release again", act: wishes, letters: ["release.requested-support"] },
  {
    what: "support grants the release",
    act: async (cast) => ask(cast.support, release.grant, await releaseNow(cast)),
    letters: ["release.granted"],
  },
  {
    what: "support takes the release back",
    act: async (cast) => ask(cast.support, release.revoke, await releaseNow(cast)),
    letters: ["release.revoked"],
  },
];

const configurationVersion = async (cast: Cast) =>
  (await ask(cast.member, configuration.get, paramsOf(cast))).version;
const sendsConfiguration = async (cast: Cast) => {
  const draft = completeDraft({ hashUrl: `https://loja.example.com/${await configurationVersion(cast)}` });
  const body = { version: await configurationVersion(cast), draft };
  return ask(cast.member, configuration.send, { ...paramsOf(cast), body });
};

export const configurationScenes: readonly Scene[] = [
  {
    what: "a member sends the configuration",
    act: sendsConfiguration,
    letters: ["configuration.sent", "configuration.sent-support"],
  },
  {
    what: "support asks for a correction of it",
    act: async (cast) => {
      const adjustments = [{ field: "hashUrl" as const, comment: "O endereço não responde." }];
      const body = { version: await configurationVersion(cast), comment, adjustments };
      return ask(cast.support, configuration.reject, { ...paramsOf(cast), body });
    },
    letters: ["configuration.rejected"],
  },
  {
    what: "a member sends the configuration again",
    act: sendsConfiguration,
    letters: ["configuration.sent", "configuration.sent-support"],
  },
  {
    what: "support approves the configuration",
    act: async (cast) => {
      const version = await configurationVersion(cast);
      const body = { version, accessData: accessForm, sharesMerchantId: true as const };
      return ask(cast.support, configuration.conclude, { ...paramsOf(cast), body });
    },
    letters: ["configuration.approved"],
  },
  {
    what: "support replaces a key",
    act: async (cast) => {
      const { version } = await ask(cast.member, accessDataContract.routes.get, paramsOf(cast));
      const body = { version, reason: "A chave vazou.", accessData: { merchantKey: "outra-chave-7777" } };
      return ask(cast.support, accessDataContract.routes.replace, { ...paramsOf(cast), body });
    },
    letters: ["access-data.replaced"],
  },
];

const whoOf = ({ member: client, companyId }: Cast) => ({ client, companyId });
const reviewed = async (cast: Cast, failed: readonly string[]) => {
  const now = await ask(cast.member, certification.get, paramsOf(cast));
  return { ...paramsOf(cast), body: { version: now.version, reviews: verdicts(now, failed), comment } };
};

export const certificationScenes: readonly Scene[] = [
  { what: "a member begins to certify", act: (cast) => begin(whoOf(cast)), letters: [] },
  {
    what: "a member sends the certification",
    act: (cast) => sendFilled(cast.stage, whoOf(cast)),
    letters: ["certification.sent", "certification.sent-support"],
  },
  {
    what: "support fails one of its cases",
    act: async (cast) => ask(cast.support, certification.reject, await reviewed(cast, ["card-approved"])),
    letters: ["certification.rejected"],
  },
  {
    what: "a member sends the corrected case",
    act: async (cast) => {
      const { version } = await correct(whoOf(cast));
      return ask(cast.member, certification.send, { ...paramsOf(cast), body: { version } });
    },
    letters: ["certification.sent", "certification.sent-support"],
  },
  {
    what: "support concludes the certification",
    act: async (cast) => ask(cast.support, certification.conclude, await reviewed(cast, [])),
    letters: ["certification.concluded"],
  },
  {
    what: "a member asks for production",
    act: (cast) => ask(cast.member, production.request, { ...paramsOf(cast), body: { version: 0 } }),
    letters: ["production.requested-support"],
  },
  {
    what: "support delivers production",
    act: (cast) => {
      const body = { version: 1, merchantId: `PROD${cast.companyId.slice(-8)}` };
      return ask(cast.support, production.deliver, { ...paramsOf(cast), body });
    },
    letters: ["production.delivered"],
  },
];
