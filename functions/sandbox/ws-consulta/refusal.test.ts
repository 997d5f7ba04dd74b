import type { ProductOperation } from "@portal/shared/product-api/schema.ts";
import { wsConsultaErrors } from "@portal/shared/ws-consulta/errors.data.ts";
import { wsConsultaOperations } from "@portal/shared/ws-consulta/operations.data.ts";
import * as fc from "fast-check";
import { basicOf, callWsConsulta, sandboxStore, type TestStore } from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { seed } from "../../testing/trials.ts";
import { listed, postponed, sold, storeOn } from "../../testing/ws-consulta/sitef-sale.ts";
import { limits, quotaRef } from "../engine/quota.ts";

let stage: TestStage;
let store: TestStore;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  store = await storeOn(stage);
});

describe("who calls", () => {
  test("another store never sees it, nor settles it", async () => {
    const { key, day, nit } = await sold(store, postponed);
    const other = await sandboxStore(stage);
    expect(listed(await other.ask(`/transacoes/busca?${key}`))).toEqual([]);
    expect(listed(await other.ask(`/transacoes/buscadata?datatrn=${day}`))).toEqual([]);
    expect(await other.ask(`/transacoes/pendencias/confirma?${key}`, "POST")).toMatchObject({
      http: 400,
      body: { status: "Transação não encontrada" },
    });
    expect(await store.call("GET", `/v1/transactions/${nit}`)).toMatchObject({
      body: { payment: { status: "PPC" } },
    });
  });

  test("only a key of the store opens it, whatever is wrong with the header", async () => {
    const other = await sandboxStore(stage);
    const { merchantId, merchantKey } = store;
    for (const headers of [
      {},
      { authorization: "Basic" },
      { authorization: "Basic ???" },
      { authorization: `Bearer ${merchantKey}` },
      store.credentials,
      basicOf(merchantId, ""),
      basicOf(merchantId, "0".repeat(64)),
      basicOf(merchantId, other.merchantKey),
      basicOf("NOBODY", merchantKey),
      basicOf(`${merchantId}#STORE`, merchantKey),
      basicOf("", merchantKey),
    ])
      expect(await callWsConsulta({ method: "GET", path: "/versao", headers })).toMatchObject({
        http: 401,
        headers: { "www-authenticate": 'Basic realm="WS Consulta"' },
        body: { status: "Usuário ou senha inválidos" },
      });
    expect(await store.ask("/versao")).toMatchObject({ http: 200, body: { version: "1.35" } });
  });

  test("the calls are recorded with what they said, and without their key", async () => {
    const { key, nit } = await sold(store, postponed);
    await store.ask(`/transacoes/pendencias/confirma?${key}`, "POST");
    const calls = (await stage.items()).filter(
      ({ pk, product }) => pk === `SB#${store.merchantId}` && product,
    );
    expect(calls).toEqual([
      expect.objectContaining({
        product: "sitefex-ws-consulta",
        method: "POST",
        path: "/transacoes/pendencias/confirma",
        operation: "confirm-pending",
        status: 200,
        transactionId: nit,
        query: expect.stringContaining('"codlojasitef":"00000001"'),
      }),
    ]);
  });
});

const operations: readonly ProductOperation[] = Object.values(wsConsultaOperations);

test("both interfaces of a store share what it may ask for in a day", async () => {
  const today = new Date();
  const soon = new Date(Date.now() + 20_000);
  const days = new Set([today, soon].map((instant) => instant.toISOString().slice(0, 10)));
  for (const day of days) {
    await stage.put({ ...quotaRef(store.merchantId, day, 0).key, calls: limits.callsPerDay - 1 });
  }
  expect((await store.ask("/versao")).http).toBe(200);
  expect((await store.call("GET", "/v1/transactions/none")).http).toBe(429);
  const refused = await store.ask("/versao");
  expect(refused).toMatchObject({ http: 429, headers: { "retry-after": expect.stringMatching(/^\d+$/) } });
});

describe("what is refused", () => {
  const full: Readonly<Record<string, string>> = {
    codsit: "229",
    datatrn: "20250314",
    nsusitef: "140023",
    codlojasitef: "00000001",
    operador: "CAIXA1",
    bin: "400000",
    datefrom: "20250313",
    dateto: "20250314",
  };
  const addressWith = (path: string, given: Readonly<Record<string, string | undefined>>) =>
    `${path}?${new URLSearchParams(Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))}`;

  // A customer is of another platform than the sandbox's; whether one is pending or there depends on the store.
  const documented = wsConsultaErrors.flatMap(({ parameter, why }) =>
    parameter && parameter !== "codigo_cliente"
      ? operations.flatMap(({ path, method, query = {} }) =>
          parameter in query ? [{ parameter, why, path, method }] : [],
        )
      : [],
  );
  const wrongValue: Readonly<Record<string, string>> = {
    bin: "40000",
    nsusitef: "14002",
    codlojasitef: "99999999",
    numpdv: "CAIXA",
  };

  test.each(documented)("$method $path: $parameter $why", async ({ parameter, why, path, method }) => {
    const value = why === "missing" ? undefined : wrongValue[parameter];
    const { http, body } = await store.ask(addressWith(path, { ...full, [parameter]: value }), method);
    expect([http, body]).toEqual([400, { status: expect.stringContaining(parameter) }]);
  });

  test.each([
    { datatrn: "20250231" },
    { datatrn: "2025031" },
    { datatrn: "hoje" },
    { horainicial: "100000" },
    { horafinal: "100000" },
    { horainicial: "250000", horafinal: "260000" },
    { numpdv: "CAIXA9999" },
    { codigo_cliente: "x" },
  ])("by date with %j", async (wrong) => {
    expect(await store.ask(addressWith("/transacoes/buscadata", { ...full, ...wrong }))).toMatchObject({
      http: 400,
    });
  });

  test("other addresses and methods are told apart", async () => {
    expect(await store.ask("/transacoes/nada")).toMatchObject({ http: 404 });
    expect(await store.ask("/versao", "POST")).toMatchObject({ http: 405 });
    expect(await store.ask("/transacoes/pendencias/confirma")).toMatchObject({ http: 405 });
  });

  const values = fc.record(
    Object.fromEntries(
      Object.keys(full)
        .concat("cupomfiscal", "codlojatronco", "codigo_cliente", "horainicial", "horafinal")
        .map((name) => [
          name,
          fc.oneof(fc.constant(full[name] ?? "000000"), fc.string({ maxLength: 30 }), fc.constant("")),
        ]),
    ),
    { requiredKeys: [] },
  );

  test("times that a call does not take are not read", async () => {
    const { query } = wsConsultaOperations["query-by-bin"];
    expect(query).not.toHaveProperty("horainicial");
    const given = { ...full, bin: "400000", horainicial: " ", horafinal: " " };
    expect(await store.ask(addressWith("/transacoes/buscabin", given), "GET")).toMatchObject({ http: 200 });
  });

  test("no values, however odd, make it fail", async () => {
    await sold(store, postponed);
    const runs = process.env.LONG === "1" ? 400 : 20;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...operations), values, async ({ path, method }, given) => {
        const another = await storeOn(stage);
        const { http } = await another.ask(addressWith(path, given), method);
        expect([200, 400]).toContain(http);
      }),
      { numRuns: runs, seed: seed("odd calls of WS Consulta") },
    );
  });
});
