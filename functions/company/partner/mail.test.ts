import { partnerContract } from "@portal/shared/partner/contract.ts";
import { ask } from "../../testing/api.ts";
import { companyOf, person } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

const { register, approve, decline } = partnerContract.routes;

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

test("support is told of a proposal, and who made it of each answer, with the comment of that answer", async () => {
  const support = await person(stage, "Bruno Lima", { isSupport: true });
  const client = await person(stage, "Ana Souza", { locale: "en" });
  const { id: companyId } = await companyOf(client);
  const body = {
    name: "Conecta Já",
    responsible: "José Antônio",
    phone: "1133334444",
    email: "contato@conecta.example.com",
    website: "https://conecta.example.com",
  };
  const { id: partnerId } = await ask(client, register, { params: { companyId }, body });
  const params = { partnerId };
  await ask(support, decline, { params, body: { version: 1, comment: "O site não abre." } });
  await ask(support, approve, { params, body: { version: 2 } });
  expect(await stage.deliverEvents()).toEqual({ batchItemFailures: [] });

  const to = (email: string) => stage.aws.mails.filter((mail) => mail.to === email);
  const [proposal, ...others] = to("suporte@example.com");
  expect(others).toEqual([]);
  expect(proposal?.subject).toBe("Novo parceiro para avaliar: Conecta Já");
  expect(proposal?.text).toContain(
    `https://portal.example.com/onboarding/bo/company?occurrence=${companyId}.partner.${partnerId}`,
  );
  const answers = to(client.account.email);
  const declined = answers.find(({ subject }) => subject === "The partner Conecta Já was not approved");
  const approved = answers.find(({ subject }) => subject === "The partner Conecta Já was approved");
  expect(answers).toHaveLength(2);
  expect(declined?.text).toContain("O site não abre.");
  expect(declined?.text).toContain("https://portal.example.com/en/onboarding/registerPartner");
  expect(approved?.text).not.toContain("O site não abre.");
  expect(approved?.text).toContain("https://portal.example.com/en/onboarding/listOfPartners");

  expect(await stage.deliverEvents()).toEqual({ batchItemFailures: [] });
  expect(stage.aws.mails).toHaveLength(3);
});
