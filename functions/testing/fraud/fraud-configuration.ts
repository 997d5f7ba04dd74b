import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { RouteInput } from "@portal/shared/contract.ts";
import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import type { FraudConfiguration } from "@portal/shared/fraud-configuration/model.ts";
import { ask, type Caller } from "../api.ts";
import { accessForm, placeOf, sentConfiguration } from "../people.ts";

const { routes } = fraudConfigurationContract;
type DraftInput = RouteInput<typeof routes.send>["body"]["draft"];

export const fraudTestKey = "antifraude-de-teste-9876";

export const completeFraudDraft = (changes: Partial<DraftInput> = {}): DraftInput => ({
  monthlyOrders: 1200,
  monthlyTicket: 18_500_000,
  operationChannel: "web",
  bestSellingCategory: "5732",
  integrationTypes: ["rest-payment"],
  trigger: "before",
  triggerValue: 10_000,
  analysisExpiry: 3,
  actionAfterDeadline: "cancel",
  rejectionMessage: "Não foi possível aprovar a sua compra.",
  testSite: "https://teste.loja.example.com",
  publishedSite: "https://loja.example.com",
  webhookUrl: "https://teste.loja.example.com/antifraude",
  homologationUrl: "https://teste.loja.example.com/pedidos",
  productionUrl: "https://loja.example.com/pedidos",
  ...changes,
});

/** Brings Online Payment's test environment to a company, in which fraud prevention runs. */
export async function openFraudPrevention(client: Caller, support: Caller, companyId: string): Promise<void> {
  const { version } = await sentConfiguration(client, companyId);
  await ask(support, configurationContract.routes.conclude, {
    params: placeOf(companyId),
    body: { version, accessData: accessForm, sharesMerchantId: true },
  });
}

/** A configuration of fraud prevention that waits for support, of a company to which the product is open. */
export const sentFraudConfiguration = (
  client: Caller,
  companyId: string,
  changes: Partial<DraftInput> = {},
): Promise<FraudConfiguration> =>
  ask(client, routes.send, {
    params: { companyId },
    body: { version: 0, draft: completeFraudDraft(changes) },
  });

/** The same, approved: its key is delivered and the certification is open. */
export async function approvedFraudConfiguration(
  client: Caller,
  support: Caller,
  companyId: string,
  changes: Partial<DraftInput> = {},
): Promise<FraudConfiguration> {
  const { version } = await sentFraudConfiguration(client, companyId, changes);
  const body = { version, accessData: { fraudDetectTestKey: fraudTestKey } };
  return ask(support, routes.conclude, { params: { companyId }, body });
}
