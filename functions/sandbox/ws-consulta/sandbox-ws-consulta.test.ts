import { cardNumbers } from "@portal/shared/certification/card-numbers.data.ts";
import { sandboxSitef } from "@portal/shared/ws-consulta/sandbox.data.ts";
import { moveClock, type TestStore, told } from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import {
  card,
  found,
  listed,
  order,
  postponed,
  refunded,
  sold,
  storeOn,
} from "../../testing/ws-consulta/sitef-sale.ts";
import { listEntryKey } from "../engine/model.ts";

let stage: TestStage;
let store: TestStore;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  store = await storeOn(stage);
});

test("a sale of the sandbox is found by its key, with what e-SiTef answered of it", async () => {
  const { key, nsu, day, answer: paid } = await sold(store);
  const answer = await store.ask(`/transacoes/busca?${key}`);
  expect(answer).toMatchObject({ http: 200, body: { status: "OK" } });
  expect(listed(answer)).toEqual([
    expect.objectContaining({
      codSit: 229,
      dataTrn: day,
      horaTrn: expect.stringMatching(/^\d{6}$/),
      nsusitef: nsu,
      codLojaSiTef: "00000001",
      valor: "12990",
      codResp: "00",
      estado: "CONFIRMED_PDV",
      codAutorizacao: told(paid, "payment.authorization_number"),
      cupomFiscal: "PED-88017",
      produto: "Visa",
      infoTransacao: "Credito a Vista",
      documento: "************0044",
      nsuHost: told(paid, "payment.host_usn"),
      descrRede: "Bin",
      codLojaTronco: null,
    }),
  ]);
});

test("nothing is found under another part of the key, and that is no error", async () => {
  const { key, nsu, day } = await sold(store);
  const none = { http: 200, body: { status: "Nenhum registro encontrado", transacoes: [] } };
  for (const other of [
    key.replace(nsu, nsu === "000000" ? "000001" : "000000"),
    key.replace("codsit=229", "codsit=5"),
    key.replace(day, "20200101"),
  ])
    expect(await store.ask(`/transacoes/busca?${other}`)).toMatchObject(none);
});

test("an order stands for the number: all that was tried for it is found", async () => {
  const declined = await sold(store, {}, { "x-sandbox-outcome": "decline:51" });
  const first = await sold(store);
  await sold(store, { order_id: "PED-2" });
  const answer = await store.ask(
    `/transacoes/busca?codsit=229&datatrn=${first.day}&cupomfiscal=PED-88017&codlojasitef=00000001`,
  );
  // Of a declined one no public page prints a status.
  expect(Object.fromEntries(found(answer))).toEqual({ [declined.nsu]: null, [first.nsu]: "CONFIRMED_PDV" });
  expect(listed(await store.ask(`/transacoes/busca?${declined.key}`))).toMatchObject([{ codResp: "51" }]);
});

test("each status of e-SiTef has its value of estado", async () => {
  const confirmed = await sold(store);
  const waiting = await sold(store, postponed);
  const undone = await sold(store, postponed);
  await store.call("PUT", `/v1/payments/${undone.nit}?confirm=false`, {});
  const returned = await sold(store);
  await refunded(store, returned.nit, "12990");
  const partly = await sold(store);
  await refunded(store, partly.nit, "2990");
  const answer = await store.ask(`/transacoes/buscadata?datatrn=${confirmed.day}`);
  expect(Object.fromEntries(found(answer))).toEqual({
    [confirmed.nsu]: "CONFIRMED_PDV",
    [waiting.nsu]: "PENDENTE",
    [undone.nsu]: "CANCELED_PDV",
    [returned.nsu]: "REVERSAED",
    [partly.nsu]: "REVERSAED_PARTIAL",
  });
});

test("a reversal is found by its own number, with what it reversed behind it", async () => {
  const sale = await sold(store);
  const nsu = await refunded(store, sale.nit, "12990");
  const expected = [
    [nsu, "CONFIRMED_PDV"],
    [sale.nsu, "REVERSAED"],
  ];
  expect(found(await store.ask(`/estorno/busca?${sale.key.replace(sale.nsu, nsu)}`))).toEqual(expected);
  expect(found(await store.ask(`/estorno/buscadata?datatrn=${sale.day}`))).toEqual(expected);
  expect(listed(await store.ask(`/estorno/busca?${sale.key}`))).toEqual([]);
});

test("a day brings what was made and what was cancelled on it, between its times", async () => {
  const sale = await sold(store);
  await moveClock(stage, store, 72);
  await store.call("POST", `/v2/cancellations/${sale.nit}`, { amount: "12990" });
  const on = (more: string) => store.ask(`/transacoes/buscadata?datatrn=20250317${more}`);
  expect(found(await on(""))).toEqual([[sale.nsu, "REVERSAED"]]);
  expect(listed(await on("&horainicial=000000&horafinal=000000"))).toEqual([]);
  expect(found(await on("&numpdv=ES000032"))).toHaveLength(1);
  expect(listed(await store.ask(`/transacoes/buscadata?datatrn=20250316`))).toEqual([]);
});

test("what was exported on a day is shown as it was then", async () => {
  const { day, nsu, nit } = await sold(store, postponed);
  await moveClock(stage, store, 23);
  await store.call("PUT", `/v1/payments/${nit}?confirm=true`, {});
  const exported = (on: string) => store.ask(`/transacoes/buscadataexportacao?datatrn=${on}`);
  expect(found(await exported(day))).toEqual([[nsu, "PENDENTE"]]);
  expect(found(await exported("20250315"))).toEqual([[nsu, "CONFIRMED_PDV"]]);
  expect(listed(await exported("20250315"))).toMatchObject([
    { data_exportacao: expect.stringMatching(/^20250315\d{6}$/) },
  ]);
});

test("a card is found by its first six digits, though none of them is kept", async () => {
  const { day, nsu } = await sold(store);
  const by = (bin: string) => store.ask(`/transacoes/buscabin?datatrn=${day}&operador=CAIXA1&bin=${bin}`);
  expect(found(await by("400000"))).toEqual([[nsu, "CONFIRMED_PDV"]]);
  expect(listed(await by("500000"))).toEqual([]);
});

test("no two published cards of one brand end alike and begin otherwise: the BIN names the right ones", () => {
  const all = Object.values(cardNumbers);
  for (const { brand, number } of all) {
    const alike = all.filter((other) => other.brand === brand && other.number.slice(-4) === number.slice(-4));
    expect(new Set(alike.map((other) => other.number.slice(0, 6))).size).toBe(1);
  }
});

test("a reservation and what was collected of it are sales of their own", async () => {
  const begun = await store.call("POST", "/v1/transactions", {
    ...order,
    transaction_type: "preauthorization",
  });
  const nit = told(begun, "pre_authorization.nit");
  const reserved = await store.call("POST", `/v1/preauthorizations/${nit}`, { authorizer_id: "1", card });
  const part = { amount: "9990", installments: "1", installment_type: "4" };
  const collected = await store.call("POST", `/v1/preauthorizations/capture/${nit}`, part);
  expect(listed(await store.ask("/transacoes/buscadata?datatrn=20250314"))).toMatchObject([
    { nsusitef: told(reserved, "pre_authorization.sitef_usn"), valor: "12990", estado: "CONFIRMED_PDV" },
    { nsusitef: told(collected, "capture.sitef_usn"), valor: "9990", estado: "CONFIRMED_PDV" },
  ]);
});

test("of a busy store the newest are looked at; a time before them brings the older ones", async () => {
  const first = await sold(store);
  const { merchantId } = store;
  for (let count = 0; count < sandboxSitef.searched; count += 1) {
    const id = `later-${count}`;
    await stage.put({ ...listEntryKey(merchantId, "made", "2025-03-14T15:00:00.000Z", id), id });
  }
  const day = `/transacoes/buscadata?datatrn=${first.day}`;
  expect(listed(await store.ask(day))).toEqual([]);
  const early = await store.ask(`${day}&horainicial=000000&horafinal=110000`);
  expect(found(early)).toEqual([[first.nsu, "CONFIRMED_PDV"]]);
});
