import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { scenarioOf } from "@portal/shared/fraud-certification/scenario-rules.ts";
import { ask } from "../../testing/api.ts";
import {
  beginFraud,
  concludeFraud,
  fraudCertifiable,
  scenarioVerdicts,
  sendScenarios,
} from "../../testing/fraud/fraud-certification.ts";
import type { Person } from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { routes } = fraudCertificationContract;
const site = "https://portal.example.com";

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

/** The texts of the letters that somebody gets for what happens, and for nothing before it. */
async function lettersTo(email: string, happens: () => Promise<unknown>): Promise<string[]> {
  await stage.deliverEvents();
  const before = stage.aws.mails.length;
  await happens();
  expect(await stage.deliverEvents()).toEqual({ batchItemFailures: [] });
  return stage.aws.mails.slice(before).flatMap(({ to, text }) => (to === email ? [text] : []));
}

test("a receipt leads the client to the scenarios, and a notice leads support to the ticket", async () => {
  const who = await fraudCertifiable(stage, support);
  await beginFraud(who);
  const send = () => sendScenarios(stage, who);
  expect(await lettersTo(who.client.account.email, send)).toEqual([
    expect.stringContaining(`${site}/anti-fraud/certification`),
  ]);
  const other = await fraudCertifiable(stage, support);
  await beginFraud(other);
  expect(await lettersTo("suporte@example.com", () => sendScenarios(stage, other))).toEqual([
    expect.stringContaining(`${site}/anti-fraud/occurrence-certification?occurrence=`),
  ]);
});

test("a rejection names the scenarios that failed, each with what was wrong", async () => {
  const who = await fraudCertifiable(stage, support);
  const { client, params } = who;
  await beginFraud(who);
  const sent = await sendScenarios(stage, who);
  const body = { version: sent.version, reviews: scenarioVerdicts(sent, ["webhook"]), comment: "Quase lá." };
  const [letter, ...others] = await lettersTo(client.account.email, () =>
    ask(support, routes.reject, { params, body }),
  );
  expect(letter).toContain(`${scenarioOf("webhook")?.title.pt}: Não passou: webhook.`);
  expect(letter).toContain("Quase lá.");
  expect(letter).not.toContain("Não passou: approved.");
  expect(others).toEqual([]);
});

test("a conclusion leads to the production keys, and taking it back to the scenarios, with the reason", async () => {
  const who = await fraudCertifiable(stage, support);
  const { client, params } = who;
  const [concluded] = (await lettersTo(client.account.email, () => concludeFraud(stage, support, who))).slice(
    -1,
  );
  expect(concluded).toContain(`${site}/anti-fraud/prod-keys-config`);
  const { version } = await ask(client, routes.get, { params });
  const [reopened] = await lettersTo(client.account.email, () =>
    ask(support, routes.reopen, { params, body: { version, comment: "O contrato é de outra loja." } }),
  );
  expect(reopened).toContain(`${site}/anti-fraud/certification`);
  expect(reopened).toContain("O contrato é de outra loja.");
});
