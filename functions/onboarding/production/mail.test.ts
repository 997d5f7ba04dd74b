import { productionContract } from "@portal/shared/production/contract.ts";
import { ask } from "../../testing/api.ts";
import { certification, release } from "../../testing/certified.ts";
import { fraudCertification } from "../../testing/fraud/fraud-certification.ts";
import { companyOf, person } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

const { request, deliver } = productionContract.routes;

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const deliveries = {
  "online-payment": { merchantId: "LOJAPROD1" },
  "fraud-prevention": {
    privateKey: "chave-privada-de-producao-1234",
    publicKey: "chave-publica-de-producao-5678",
  },
} as const;

test("a request is told to support and a delivery to who asked, without any identifier", async () => {
  const analyst = await person(stage, "Bruno Lima", { isSupport: true });
  const client = await person(stage, "Ana Souza", { locale: "es" });
  const { id: companyId } = await companyOf(client);
  await release(analyst, companyId, "online-payment");
  await fraudCertification(stage, companyId, "concluded");
  await certification(stage, client, companyId, { status: "concluded" });
  for (const product of ["online-payment", "fraud-prevention"] as const) {
    const params = { companyId, product };
    await ask(client, request, { params, body: { version: 0 } });
    await ask(analyst, deliver, { params, body: { version: 1, ...deliveries[product] } });
  }
  expect(await stage.deliverEvents()).toEqual({ batchItemFailures: [] });
  const about = (words: string) => stage.aws.mails.filter(({ subject }) => subject.includes(words));
  const requests = about("Pedido de produção");
  expect(requests.map(({ to }) => to)).toEqual(["suporte@example.com", "suporte@example.com"]);
  expect(requests[0]?.text).toContain(
    `https://portal.example.com/onboarding/bo/company?occurrence=${companyId}.online-payment.production`,
  );
  const [online, fraud] = about("Sus datos de producción");
  expect([online?.to, fraud?.to]).toEqual([client.account.email, client.account.email]);
  expect(online?.text).toContain("https://portal.example.com/es/onboarding/production");
  expect(fraud?.text).toContain("https://portal.example.com/es/anti-fraud/prod-keys-config");
  const mails = JSON.stringify(stage.aws.mails);
  for (const secret of ["LOJAPROD1", "chave-p", "1234", "5678"]) {
    expect(mails).not.toContain(secret);
  }
});
