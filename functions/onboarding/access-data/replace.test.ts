import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import { certification } from "../../testing/certified.ts";
import { historyOf } from "../../testing/history.ts";
import { accessForm, newClient, type Person, sentConfiguration } from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { replace, get, reveal } = accessDataContract.routes;
const { conclude } = configurationContract.routes;

let stage: TestStage;
let support: Person;
withSupport(
  (opened, reviewer) => {
    stage = opened;
    support = reviewer;
  },
  { isEmptied: true },
);

async function waiting(tradingName: string) {
  const { client, companyId, params } = await newClient(stage, { tradingName });
  await sentConfiguration(client, companyId);
  return { client, params };
}

const approval = { version: 1, accessData: accessForm };

async function delivered(tradingName = "Loja Um") {
  const who = await waiting(tradingName);
  await ask(support, conclude, { params: who.params, body: approval });
  return who;
}

test("a store number that another company has is delivered only after support read whose it is", async () => {
  await delivered("Loja Um");
  const { params } = await waiting("Loja Dois");
  const same = { ...accessForm, merchantId: accessForm.merchantId.toLowerCase() };
  const body = { version: 1, accessData: same };
  expect(await refusal(support, conclude, { params, body })).toMatchObject({
    code: "merchant-id-shared",
    companies: ["Loja Um"],
  });
  expect((await refusal(support, get, { params })).code).toBe("not-found");
  await ask(support, conclude, { params, body: { ...body, sharesMerchantId: true } });
  expect((await ask(support, get, { params })).merchantId).toBe(same.merchantId);
});

test("production warns of the same, and a correction needs its reason", async () => {
  await delivered("Loja Um");
  const { client, params } = await waiting("Loja Dois");
  const own = { ...accessForm, merchantId: "LOJA0002" };
  await ask(support, conclude, { params, body: { version: 1, accessData: own } });
  await certification(stage, client, params.companyId, { status: "concluded" });
  const { request, deliver } = productionContract.routes;
  await ask(client, request, { params, body: { version: 0 } });
  const body = { version: 1, merchantId: accessForm.merchantId };
  expect(await refusal(support, deliver, { params, body })).toMatchObject({ companies: ["Loja Um"] });
  await ask(support, deliver, { params, body: { ...body, sharesMerchantId: true } });
  const other = { version: 2, merchantId: "LOJAPROD9" };
  expect(await refusal(support, deliver, { params, body: other })).toMatchObject({
    fields: [{ path: "reason", code: "required" }],
  });
  await ask(support, deliver, { params, body: { ...other, reason: "Número errado." } });
  await stage.deliverEvents();
  const mail = stage.aws.mails.filter(({ to }) => to === client.account.email).at(-1);
  expect(mail?.subject).toMatch(/^Novos dados de produção/);
  expect(mail?.text).toContain("Número errado.");
});

test("a number that was replaced is free again", async () => {
  const one = await delivered("Loja Um");
  const { params } = one;
  const body = { version: 1, reason: "Código errado.", accessData: { merchantId: "LOJA0099" } };
  await ask(support, replace, { params, body });
  const two = await waiting("Loja Dois");
  await ask(support, conclude, { params: two.params, body: approval });
});

test("what was delivered is replaced with a reason: kept where left out, on the record, and the client told", async () => {
  const { client, params } = await delivered();
  const merchantKey = "outra-chave-bem-secreta-9876";
  const wordless = { version: 1, reason: " ", accessData: { merchantKey } };
  expect((await refusal(support, replace, { params, body: wordless })).code).toBe("invalid-input");
  const body = { version: 1, reason: "A chave vazou.", accessData: { merchantKey } };
  expect(await refusal(client, replace, { params, body })).toMatchObject({ code: "forbidden" });
  const replaced = await ask(support, replace, { params, body });
  expect(replaced).toMatchObject({ version: 2, merchantId: accessForm.merchantId, merchantKey: "••••9876" });
  const { value } = await ask(client, reveal, { params, body: { field: "merchantKey" } });
  expect(value).toBe(merchantKey);
  const { items } = await historyOf(client, params, "access-data");
  expect(items.find(({ event }) => event === "access-data.replaced")).toMatchObject({
    comment: "A chave vazou.",
    actor: { name: "Bruno Lima", role: "support" },
    data: { merchantKey: "••••9876" },
  });
  expect(JSON.stringify(items)).not.toContain(merchantKey);
  await stage.deliverEvents();
  const mail = stage.aws.mails.filter(({ to }) => to === client.account.email).at(-1);
  expect(mail?.subject).toBe("Os dados de acesso de Pagamento Online foram substituídos");
  expect(mail?.text).toContain("A chave vazou.");
  expect(JSON.stringify(stage.aws.mails)).not.toContain(merchantKey);
  expect(await refusal(support, replace, { params, body })).toMatchObject({ code: "version-conflict" });
});

test("nothing is replaced where nothing was delivered", async () => {
  const { params } = await waiting("Loja Um");
  const body = { version: 1, reason: "Engano.", accessData: { user: "Outro" } };
  expect((await refusal(support, replace, { params, body })).code).toBe("not-found");
});
