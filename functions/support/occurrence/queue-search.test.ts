import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { ask } from "../../testing/api.ts";
import { companyOf, type Person, person, sentConfiguration } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

const { list } = occurrenceContract.routes;
type Query = Parameters<typeof ask<typeof list>>[2]["query"];

let stage: TestStage;
let support: Person;

async function client(tradingName: string): Promise<{ owner: Person; companyId: string }> {
  const owner = await person(stage, "Ana Souza");
  const { id } = await companyOf(owner, { tradingName });
  return { owner, companyId: id };
}

async function waiting(tradingName: string): Promise<string> {
  const { owner, companyId } = await client(tradingName);
  await sentConfiguration(owner, companyId);
  return companyId;
}

beforeAll(async () => {
  stage = await openStage();
  support = await person(stage, "Bruno Lima", { isSupport: true });
  await waiting("Loja Primeira");
}, 60_000);
afterAll(() => stage.close());

test("a partner's ticket is found by the partner's name, and by its company's only once", async () => {
  const { owner, companyId } = await client("Casa Mediada");
  const register = (name: string) =>
    ask(owner, partnerContract.routes.register, {
      params: { companyId },
      body: {
        name,
        responsible: "José Antônio",
        phone: "1133334444",
        email: "contato@conecta.example.com",
        website: "https://conecta.example.com",
      },
    });
  await register("Ponte Çã");
  await register("Casa Irmã");
  const found = async (query: Query) =>
    (await ask(support, list, { query })).items.map((one) =>
      one.stage === "partner" ? one.about : one.stage,
    );
  expect(await found({ text: "ponte ca" })).toEqual(["Ponte Çã"]);
  expect(await found({ text: "ponte ca", stage: "partner", status: "support-pending" })).toEqual([
    "Ponte Çã",
  ]);
  expect(await found({ text: "ponte ca", stage: "release" })).toEqual([]);
  expect((await found({ text: "casa" })).toSorted()).toEqual(["Casa Irmã", "Ponte Çã"]);
});

test("digits that are a ticket's find also the company that has them in its name", async () => {
  const [ticket] = (await ask(support, list, { query: { text: "Primeira" } })).items;
  const digits = ticket?.number.slice(5) ?? "";
  await waiting(`Loja ${digits}`);
  const { items } = await ask(support, list, { query: { text: digits } });
  expect(items.map(({ client: name }) => name)).toEqual([ticket?.client, `Loja ${digits}`]);
});
