import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import { historyContract } from "@portal/shared/history/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { seal, unseal } from "../../platform/secrets/sealed.ts";
import { ask, send } from "../api.ts";
import { fraudCertification } from "../fraud/fraud-certification.ts";
import { completeFraudDraft } from "../fraud/fraud-configuration.ts";
import { historyOf } from "../history.ts";
import { companyData, companyOf, completeDraft, type Person, person, placeOf } from "../people.ts";
import { openStage, type TestStage } from "../stage.ts";

/** Recognizable values that are searched for wherever they might leak. */
const secrets = { merchantKey: "canary-merchant-key-7777", fraudDetectTestKey: "canary-antifraud-key-8888" };
const productionSecrets = {
  privateKey: "canary-production-private-5555",
  publicKey: "canary-production-public-6666",
};
/** Fraud prevention's own, which comes with the approval of its configuration. */
const fraudTestKey = "canary-fraud-test-key-4444";
const allSecrets = [...Object.values(secrets), ...Object.values(productionSecrets), fraudTestKey];
const personal = {
  address: "Rua Canario Amarelo",
  contactPersonName: "Canaria Responsavel",
  contactEmail: "canaria@canario.example.com",
  contactPersonPhoneNumber: "11955554444",
  taxId: "12ABC34501DE35",
};

let stage: TestStage;
let client: Person;
let support: Person;
let events: string;
let companyId: string;

async function approveFraudConfiguration(): Promise<void> {
  const params = { companyId };
  const place = { companyId, product: "fraud-prevention" as const };
  const { send: sendFraud, conclude } = fraudConfigurationContract.routes;
  const body = { version: 0, draft: completeFraudDraft() };
  await ask(client, sendFraud, { params, body });
  const accessData = { fraudDetectTestKey: fraudTestKey };
  await ask(support, conclude, { params, body: { version: 1, accessData } });
  const { reveal } = accessDataContract.routes;
  await ask(client, reveal, { params: place, body: { field: "fraudDetectTestKey" } });
}

async function deliverProduction(): Promise<void> {
  const params = { companyId, product: "fraud-prevention" as const };
  const { request, deliver, reveal } = productionContract.routes;
  await fraudCertification(stage, companyId, "concluded");
  await ask(client, request, { params, body: { version: 0, message: "canary-comment" } });
  await ask(support, deliver, { params, body: { version: 1, ...productionSecrets } });
  await ask(client, reveal, { params, body: { field: "privateKey" } });
  await send(support, deliver, { params, body: { version: 2, merchantId: productionSecrets.privateKey } });
}

beforeAll(async () => {
  stage = await openStage();
  client = await person(stage, "Canaria Titular");
  support = await person(stage, "Bruno Lima", { isSupport: true });
  const { taxId, ...facts } = personal;
  ({ id: companyId } = await companyOf(client, { ...facts, taxIdentificationNumber: taxId }));
  const params = placeOf(companyId);
  const { saveDraft, send: sendDraft, reject, conclude } = configurationContract.routes;
  const draft = completeDraft({ antifraudSolution: "fraud_detect", applicationName: "Canario App" });
  await ask(client, saveDraft, { params, body: { version: 0, draft } });
  await ask(client, sendDraft, { params, body: { version: 1, draft } });
  const adjustments = [{ field: "website" as const, comment: "canary-comment" }];
  await ask(support, reject, { params, body: { version: 2, adjustments, comment: "canary-comment" } });
  const corrected = { ...draft, website: "https://canary.example.com" };
  await ask(client, sendDraft, { params, body: { version: 3, draft: corrected } });
  const accessData = {
    site: "https://homologacao.example.com",
    user: "canary-user",
    login: "canary-login",
    email: "acesso@canario.example.com",
    merchantId: "canary-merchant-id",
    ...secrets,
  };
  await ask(support, conclude, { params, body: { version: 4, accessData } });
  const { reveal } = accessDataContract.routes;
  await ask(client, reveal, { params, body: { field: "merchantKey" } });
  await ask(client, reveal, { params, body: { field: "fraudDetectTestKey" } });
  await deliverProduction();
  await approveFraudConfiguration();
  const newcomer = await person(stage, "Canaria Visitante");
  const data = companyData({ taxIdentificationNumber: taxId });
  await ask(newcomer, companyContract.routes.register, { body: { data, acceptsTerms: true } });
  // Refusals are the likeliest place to repeat what was typed.
  for (const body of [
    `{"secret":"${secrets.merchantKey}"`,
    { version: 0, draft: { website: secrets.merchantKey } },
  ]) {
    await send(client, saveDraft, { params, body });
  }
  events = JSON.stringify(await stage.pendingEvents());
  await stage.deliverEvents();
});
afterAll(() => stage.close());

const stored = async (isOfKind: (sk: string) => boolean): Promise<string> =>
  JSON.stringify((await stage.items()).filter(({ sk }) => isOfKind(String(sk))));

test("a key rests nowhere in clear: not in its item, a history, an event or an answer kept for repeats", async () => {
  const everything = await stored(() => true);
  for (const secret of allSecrets) {
    expect(everything).not.toContain(secret);
    expect(everything).not.toContain(Buffer.from(secret).toString("base64"));
  }
});

test("a key is in no list, no ticket and no mail", async () => {
  const params = placeOf(companyId);
  const answers = await Promise.all([
    send(client, accessDataContract.routes.get, { params }),
    send(client, historyContract.routes.list, {
      params: { companyId },
      query: { subject: "access-data" },
    }),
    send(client, productionContract.routes.get, { params: { companyId, product: "fraud-prevention" } }),
    send(client, historyContract.routes.list, { params: { companyId }, query: { limit: "20" } }),
    send(client, occurrenceContract.routes.overview, { params: { companyId } }),
    send(support, companyContract.routes.list),
    send(client, configurationContract.routes.get, { params }),
    send(support, occurrenceContract.routes.list),
    send(client, historyContract.routes.list, { params: { companyId }, query: { subject: "configuration" } }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const texts = answers.map(({ text }) => text).join() + JSON.stringify(stage.aws.mails);
  for (const secret of allSecrets) expect(texts).not.toContain(secret);
});

test("no log line holds a key, a token or anything of a person", () => {
  expect(stage.logs.length).toBeGreaterThan(10);
  const logs = stage.logs.join();
  const { account, sub } = client;
  const words = [...allSecrets, ...Object.values(personal), account.email, account.name];
  for (const word of [...words, "canary", `token-of-${sub}`]) expect(logs).not.toContain(word);
});

test("events carry ids alone", () => {
  expect(JSON.parse(events)).not.toHaveLength(0);
  const { account } = client;
  const words = [...allSecrets, ...Object.values(personal), account.email, account.name];
  for (const word of [...words, "canary", "Canario", "@"]) expect(events).not.toContain(word);
});

test("a line of history holds no address, tax id or phone", async () => {
  const history = await stored((sk) => sk.startsWith("HIST#"));
  for (const word of [...Object.values(personal), client.account.email]) expect(history).not.toContain(word);
});

test("every reveal of a key is on the record, with who and which", async () => {
  const params = placeOf(companyId);
  const { items } = await historyOf(client, params, "access-data");
  const reveals = items.filter(({ event }) => event === "access-data.revealed");
  expect(reveals.map(({ actor, field, data }) => [actor.name, field, data])).toEqual([
    ["Canaria Titular", "fraudDetectTestKey", undefined],
    ["Canaria Titular", "merchantKey", undefined],
  ]);
});

test("a sealed key opens in its own place only, and not when a bit of it has changed", async () => {
  const holder = {
    purpose: "access-data",
    companyId,
    product: "online-payment",
    field: "merchantKey",
  } as const;
  const sealed = await seal(holder, "a secret of this place");
  expect(await unseal(holder, sealed)).toBe("a secret of this place");
  const elsewhere = [
    { ...holder, companyId: "01ARZ3NDEKTSV4RRFFQ69G5FAV" },
    { ...holder, product: "fraud-prevention" as const },
    { ...holder, field: "fraudDetectTestKey" },
    { ...holder, purpose: "production" as const },
  ];
  for (const other of elsewhere) await expect(unseal(other, sealed)).rejects.toThrow();
  const flipped = Buffer.from(sealed.ciphertext, "base64");
  flipped[0] = (flipped[0] ?? 0) ^ 1;
  await expect(unseal(holder, { ...sealed, ciphertext: flipped.toString("base64") })).rejects.toThrow();
  expect((await seal(holder, "a secret of this place")).iv).not.toBe(sealed.iv);
});
