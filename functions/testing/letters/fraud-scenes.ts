import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import { ask } from "../api.ts";
import {
  beginFraud,
  scenarioReturn,
  scenarioVerdicts,
  sendScenarios,
  signContract,
} from "../fraud/fraud-certification.ts";
import { completeFraudDraft, fraudTestKey } from "../fraud/fraud-configuration.ts";
import type { Cast, Scene } from "./cast.ts";

const { routes: configuration } = fraudConfigurationContract;
const { routes: certification } = fraudCertificationContract;

const comment = "É o que combinamos.";
const paramsOf = ({ companyId }: Cast) => ({ params: { companyId } });
const whoOf = ({ member: client, companyId }: Cast) => ({ client, companyId });

const configurationVersion = async (cast: Cast) =>
  (await ask(cast.member, configuration.get, paramsOf(cast))).version;
const sendsConfiguration = async (cast: Cast) => {
  const version = await configurationVersion(cast);
  const draft = completeFraudDraft({ webhookUrl: `https://teste.loja.example.com/${version}` });
  return ask(cast.member, configuration.send, { ...paramsOf(cast), body: { version, draft } });
};

export const fraudConfigurationScenes: readonly Scene[] = [
  {
    what: "a member sends fraud prevention's configuration",
    act: sendsConfiguration,
    letters: ["fraud-configuration.sent", "fraud-configuration.sent-support"],
  },
  {
    what: "support asks for a correction of that",
    act: async (cast) => {
      const adjustments = [{ field: "webhookUrl" as const, comment: "O endereço não responde." }];
      const body = { version: await configurationVersion(cast), comment, adjustments };
      return ask(cast.support, configuration.reject, { ...paramsOf(cast), body });
    },
    letters: ["fraud-configuration.rejected"],
  },
  {
    what: "a member sends that again",
    act: sendsConfiguration,
    letters: ["fraud-configuration.sent", "fraud-configuration.sent-support"],
  },
  {
    what: "support approves fraud prevention's configuration",
    act: async (cast) => {
      const accessData = { fraudDetectTestKey: fraudTestKey };
      const body = { version: await configurationVersion(cast), accessData };
      return ask(cast.support, configuration.conclude, { ...paramsOf(cast), body });
    },
    letters: ["fraud-configuration.approved"],
  },
];

const now = (cast: Cast) => ask(cast.member, certification.get, paramsOf(cast));
const reviewed = async (cast: Cast, failed: readonly string[]) => {
  const seen = await now(cast);
  const reviews = scenarioVerdicts(seen, failed);
  return { ...paramsOf(cast), body: { version: seen.version, reviews, comment } };
};

export const fraudCertificationScenes: readonly Scene[] = [
  {
    what: "a member begins to certify fraud prevention",
    act: (cast) => beginFraud(whoOf(cast)),
    letters: [],
  },
  {
    what: "a member sends its scenarios",
    act: (cast) => sendScenarios(cast.stage, whoOf(cast)),
    letters: ["fraud-certification.sent", "fraud-certification.sent-support"],
  },
  {
    what: "support fails one of the scenarios",
    act: async (cast) => ask(cast.support, certification.reject, await reviewed(cast, ["approved"])),
    letters: ["fraud-certification.rejected"],
  },
  {
    what: "a member sends the corrected scenario",
    act: async (cast) => {
      const params = { companyId: cast.companyId, caseId: "approved" as const };
      const corrected = scenarioReturn("approved", { orderId: "pedido-novo" });
      const { version } = await now(cast);
      await ask(cast.member, certification.saveReturn, { params, body: { version, return: corrected } });
      const body = { version: version + 1 };
      return ask(cast.member, certification.send, { ...paramsOf(cast), body });
    },
    letters: ["fraud-certification.sent", "fraud-certification.sent-support"],
  },
  {
    what: "support records the contract's signature",
    act: async (cast) => signContract(cast.support, await now(cast)),
    letters: [],
  },
  {
    what: "support concludes the certification of fraud prevention",
    act: async (cast) => ask(cast.support, certification.conclude, await reviewed(cast, [])),
    letters: ["fraud-certification.concluded"],
  },
  {
    what: "support opens it again",
    act: async (cast) => {
      const { version } = await now(cast);
      return ask(cast.support, certification.reopen, { ...paramsOf(cast), body: { version, comment } });
    },
    letters: ["fraud-certification.reopened"],
  },
];
