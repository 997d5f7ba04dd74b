import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { type Cast, callApi } from "./api-call.ts";
import {
  beginFraudPrevention,
  configureFraudPrevention,
  protectOrders,
  rejectFraudPrevention,
  sendFraudPrevention,
  sendScenarios,
} from "./fraud-stories.ts";
import type { Story } from "./personas.data.ts";
import { callSandbox } from "./sandbox-calls.ts";
import { tryTheSandbox } from "./sandbox-trials.ts";
import { accessFormOf } from "./stories.data.ts";
import {
  approveConfiguration,
  askForRelease,
  beginWithEverything,
  certify,
  giveBack,
  goLive,
  introducePartners,
  paramsOf,
  rejectConfiguration,
} from "./story-acts.ts";

const stories: Record<Story, (cast: Cast, email: string) => Promise<void>> = {
  begins: approveConfiguration,
  tests: async (cast, email) => {
    await approveConfiguration(cast, email);
    await beginWithEverything(cast);
    await callSandbox(cast);
  },
  corrects: async (cast) => {
    await rejectConfiguration(cast);
    await askForRelease(cast);
  },
  awaits: async (cast, email) => {
    await approveConfiguration(cast, email);
    await certify(cast);
  },
  repeats: async (cast, email) => {
    await approveConfiguration(cast, email);
    await giveBack(cast, await certify(cast));
  },
  describes: async (cast, email) => {
    await approveConfiguration(cast, email);
    await beginFraudPrevention(cast);
  },
  submits: async (cast, email) => {
    await approveConfiguration(cast, email);
    await sendFraudPrevention(cast);
  },
  adjusts: async (cast, email) => {
    await approveConfiguration(cast, email);
    await rejectFraudPrevention(cast);
  },
  shields: async (cast, email) => {
    await approveConfiguration(cast, email);
    await configureFraudPrevention(cast);
  },
  signs: async (cast, email) => {
    await approveConfiguration(cast, email);
    await configureFraudPrevention(cast);
    await sendScenarios(cast);
  },
  protects: async (cast, email) => {
    await approveConfiguration(cast, email);
    await configureFraudPrevention(cast);
    await protectOrders(cast);
  },
  sells: async (cast, email) => {
    await approveConfiguration(cast, email);
    const { merchantId, merchantKey } = accessFormOf(email);
    const keys = { siteUrl: cast.client.siteUrl, merchantId, merchantKey };
    const tried = tryTheSandbox(keys, cast.client, cast.companyId);
    const sold = certify(cast).then((sent) => goLive(cast, sent));
    await Promise.all([tried, sold.then(() => introducePartners(cast))]);
  },
};

/** Lives through a persona's story once its configuration is sent; one that was begun is not told again. */
export async function tellStory(story: Story, cast: Cast, email: string): Promise<void> {
  const { status } = await callApi(cast.client, configurationContract.routes.get, { params: paramsOf(cast) });
  if (status === "under-approval") await stories[story](cast, email);
}
