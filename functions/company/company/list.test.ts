import { companyContract } from "@portal/shared/company/contract.ts";
import type { Company, CompanySummary } from "@portal/shared/company/model.ts";
import { ask, refusal } from "../../testing/api.ts";
import { companyData, companyOf, type Person, person } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { trials } from "../../testing/trials.ts";

const { list, update } = companyContract.routes;

let stage: TestStage;
let support: Person;
let owners: Person[];
let companies: Company[];

/** In alphabetical order, whatever case and accents the names have. */
const names = ["Água Clara", "ÁGUIA", "agulha & linha", "Bazar 1", "Bazar 2", "Çebola", "Zebra", "zebra"];

async function registered(tradingName: string): Promise<{ owner: Person; company: Company }> {
  const owner = await person(stage, "Ana Souza");
  return { owner, company: await companyOf(owner, { tradingName }) };
}

beforeAll(async () => {
  stage = await openStage();
  support = await person(stage, "Bruno Lima", { isSupport: true });
  owners = [];
  companies = [];
  for (const name of names.toReversed()) {
    const { owner, company } = await registered(name);
    owners.unshift(owner);
    companies.unshift(company);
  }
});
afterAll(() => stage.close());

type Query = Parameters<typeof ask<typeof list>>[2]["query"];

async function allPages(query: Query): Promise<CompanySummary[][]> {
  const pages: CompanySummary[][] = [];
  let cursor: string | undefined;
  do {
    const page = await ask(support, list, { query: { ...query, cursor } });
    pages.push(page.items);
    cursor = page.cursor;
  } while (cursor !== undefined);
  return pages;
}

const found = async (text: string) => (await allPages({ text })).flat().map(({ tradingName }) => tradingName);

test("companies stand by trading name, whatever its case and accents, in full pages without repeats", async () => {
  const pages = await allPages({ limit: 5 });
  expect(pages.map(({ length }) => length)).toEqual([5, 3]);
  const listed = pages.flat().map(({ tradingName }) => tradingName);
  expect(listed.slice(0, 6)).toEqual(names.slice(0, 6));
  // Two companies of the same name are ordered by age.
  expect(listed.slice(6)).toEqual(["zebra", "Zebra"]);
});

test("a line says what support needs to tell companies apart, and no more", async () => {
  const [line] = (await allPages({ text: "agua clara" })).flat();
  const [company] = companies;
  const { legalName, tradingName, taxIdentificationNumber } = companyData();
  expect(line).toEqual({
    id: company?.id,
    legalName,
    tradingName: "Água Clara",
    taxIdentificationType: "CNPJ",
    taxIdentificationNumber: expect.stringMatching(/^\d{14}$/),
    companyType: "integrator",
    isMiddlewareGateway: false,
    createdAt: company?.createdAt,
  });
  expect(tradingName).not.toBe(line?.tradingName);
  expect(taxIdentificationNumber).not.toBe(line?.taxIdentificationNumber);
});

test("a company is found by its names, its contact and its tax id in either form", async () => {
  expect(await found("AGUA")).toEqual(["Água Clara"]);
  expect(await found("linha agulha")).toEqual(["agulha & linha"]);
  expect(await found("comércio exemplo bazar")).toEqual(["Bazar 1", "Bazar 2"]);
  expect(await found("ana@loja.example.com bazar")).toEqual(["Bazar 1", "Bazar 2"]);
  const taxId = companies[1]?.data.taxIdentificationNumber ?? "";
  expect(await found(taxId)).toEqual(["ÁGUIA"]);
  const typed = taxId.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, "$1.$2.$3/$4-$5");
  expect(await found(typed)).toEqual(["ÁGUIA"]);
  expect(await found("nobody")).toEqual([]);
});

test("a renamed company moves to its new place and is found by its new name only", async () => {
  const [, , , owner] = owners;
  const [, , , company] = companies;
  if (!owner || !company) throw new Error("There is no such company.");
  const data = companyData({ ...company.data, tradingName: "Último Bazar" });
  const params = { companyId: company.id };
  const { version } = await ask(owner, update, { params, body: { version: 1, data } });
  expect(await found("bazar")).toEqual(["Bazar 2", "Último Bazar"]);
  expect(await found("ultimo")).toEqual(["Último Bazar"]);
  const listed = (await allPages({ limit: 20 })).flat().map(({ tradingName }) => tradingName);
  expect(listed.indexOf("Último Bazar")).toBe(listed.indexOf("zebra") - 1);
  await ask(owner, update, { params, body: { version, data: companyData({ ...company.data }) } });
});

test("a cursor is good for no other search and nobody else", async () => {
  const { cursor = "" } = await ask(support, list, { query: { limit: 5 } });
  const other = await person(stage, "Carla Dias", { isSupport: true });
  expect(await refusal(other, list, { query: { limit: "5", cursor } })).toMatchObject({
    code: "invalid-cursor",
  });
  expect(await refusal(support, list, { query: { limit: "5", text: "bazar", cursor } })).toMatchObject({
    code: "invalid-cursor",
  });
});

test("paging while others register misses and repeats none of those that were there", async () => {
  const before = (await allPages({ limit: 20 })).flat().map(({ id }) => id);
  for (const index of trials("companies register while paging", 3, 100)) {
    const newcomer = `${String.fromCharCode(97 + (index % 26))} nova`;
    const seen: string[] = [];
    let pages = 0;
    let cursor: string | undefined;
    do {
      const query = { limit: 5, cursor } as const;
      const [page] = await Promise.all([
        ask(support, list, { query }),
        // At most three per run, or each run would grow by more than that.
        ...(pages < 3 ? [registered(newcomer)] : []),
      ]);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.cursor;
      pages += 1;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => before.includes(id))).toEqual(before);
  }
}, 3_600_000);
