import { accountContract } from "@portal/shared/account/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { RouteInput } from "@portal/shared/contract.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { siteConfigSchema } from "@portal/shared/settings/site-config.ts";
import { ownAddresses } from "../../addresses.ts";
import { callAs } from "../../call-api.ts";
import { codeFor } from "../../inbox.ts";
import { authorizationOf, demoPassword, supportEmail } from "../../people.ts";

type CompanyInput = RouteInput<typeof companyContract.routes.register>["body"]["data"];
type DraftInput = RouteInput<typeof configurationContract.routes.send>["body"]["draft"];

/** A shop that takes payments already, in the test environment, and has not heard of fraud prevention yet. */
export interface Shop {
  readonly locale: Locale;
  readonly email: string;
  readonly person: string;
  readonly company: string;
  readonly taxId: Pick<CompanyInput, "taxIdentificationType" | "taxIdentificationNumber">;
  readonly place: Pick<CompanyInput, "zipCode" | "city" | "state" | "contactPersonPhoneNumber">;
}

/** The company of a shop, and who asks for it and for support. */
export interface Member {
  readonly companyId: string;
  readonly client: string;
  readonly support: string;
}

/** An account like everybody's, with the code from the mailbox: the form that asks for it has tests of its own. */
async function signUp({ email, person, locale }: Shop): Promise<void> {
  const told = await fetch(`${ownAddresses()?.url}/config.json`);
  const { userPoolEndpoint = "", userPoolClientId } = siteConfigSchema.parse(await told.json());
  const ask = async (act: string, body: object): Promise<void> => {
    const answer = await fetch(userPoolEndpoint, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AWSCognitoIdentityProviderService.${act}`,
      },
      body: JSON.stringify({ ClientId: userPoolClientId, Username: email, ...body }),
    });
    if (!answer.ok) throw new Error(`${act} answered ${answer.status}: ${await answer.text()}`);
  };
  const attributes = { email, name: person, locale };
  await ask("SignUp", {
    Password: demoPassword,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
  });
  await ask("ConfirmSignUp", { ConfirmationCode: await codeFor(email) });
}

/** Whoever signs in in tests does it in Portuguese; letters come in the language of the account. */
async function speak(client: string, { person, locale }: Shop): Promise<void> {
  const { open, update } = accountContract.routes;
  const { version } = await callAs(client, open, { body: { locale } });
  await callAs(client, update, { body: { version, profile: { name: person, locale } } });
}

const dataOf = ({ email, person, company, taxId, place }: Shop): CompanyInput => ({
  legalName: company,
  tradingName: company,
  ...taxId,
  ...place,
  address: "Calle Larga",
  addressNumber: "100",
  contactPersonName: person,
  contactEmail: email,
  businessLine: "retail",
  companyType: "integrator",
  isMiddlewareGateway: false,
  usesFraudDetect: true,
  relatedCompanies: [],
});

const onlinePayment: DraftInput = {
  solutionModel: "rest",
  transactionTypes: ["payment"],
  authorizers: ["1"],
  bankTransferBoleto: [],
  paymentPlatforms: [],
  modalities: ["credit-single"],
  website: "https://loja.example.com",
  statusUrl: "https://loja.example.com/status",
  hashUrl: "https://loja.example.com/hash",
  successUrl: "https://loja.example.com/ok",
  failureUrl: "https://loja.example.com/erro",
  cancelUrl: "https://loja.example.com/cancelado",
  applicationName: "Loja",
  developmentLanguage: "typescript",
  languageVersion: "7.0",
  specialisation: "retail",
};

const accessDataOf = ({ email, locale }: Shop) => ({
  site: "https://homologacao.example.com",
  user: "Loja",
  login: email,
  email,
  merchantId: `LOJAFRAUDE${locale.toUpperCase()}`,
  merchantKey: "chave-de-teste-que-nao-abre-nada-0815",
});

/** Registers the shop's company, whose configuration of Online Payment waits for support. */
export async function sendNewShop(shop: Shop): Promise<Member & { readonly version: number }> {
  await signUp(shop);
  const client = await authorizationOf(shop.email);
  const support = await authorizationOf(supportEmail);
  await speak(client, shop);
  const registered = await callAs(client, companyContract.routes.register, {
    body: { data: dataOf(shop), acceptsTerms: true },
  });
  if (registered.outcome !== "registered") throw new Error(`${shop.company} is somebody else's.`);
  const { id: companyId } = registered.company;
  const params = { companyId, product: "online-payment" } as const;
  const body = { version: 0, draft: onlinePayment };
  const { version } = await callAs(client, configurationContract.routes.send, { params, body });
  return { companyId, client, support, version };
}

/** One whose Online Payment is approved, which opens fraud prevention to it. */
export async function openNewShop(shop: Shop): Promise<Member> {
  const { version, ...member } = await sendNewShop(shop);
  const params = { companyId: member.companyId, product: "online-payment" } as const;
  const body = { version, accessData: accessDataOf(shop) };
  await callAs(member.support, configurationContract.routes.conclude, { params, body });
  return member;
}
