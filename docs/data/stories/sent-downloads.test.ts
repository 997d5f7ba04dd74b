import { generateKeyPairSync } from "node:crypto";
import { operationName } from "@portal/shared/esitef/openapi/path-item.ts";
import { sandboxAddress } from "@portal/shared/esitef/sandbox-address.ts";
import { wsConsultaAddress } from "@portal/shared/ws-consulta/sandbox-address.ts";
import type { Listening } from "../../../functions/testing/engines/server.ts";
import { sandboxStore, serveSandbox } from "../../../functions/testing/sandbox.ts";
import { openStage, type TestStage } from "../../../functions/testing/stage.ts";
import { postponed, sold } from "../../../functions/testing/ws-consulta/sitef-sale.ts";
import { httpRequests } from "../../engine/generate/downloads/http-file.ts";
import { postmanCollection, postmanEnvironment } from "../../engine/generate/downloads/postman-collection.ts";
import { productCollection, productEnvironment } from "../../engine/generate/downloads/product-collection.ts";
import { productHttpRequests } from "../../engine/generate/downloads/product-http.ts";
import {
  collectionSchema,
  environmentSchema,
  flatCollectionSchema,
} from "../../engine/generate/downloads/read-back.ts";
import { type SentRequest, sendCollection } from "../../engine/generate/downloads/send-collection.ts";
import { sendHttpFile } from "../../engine/generate/downloads/send-http-file.ts";
import { operationPages } from "../e-sitef/operation-pages.ts";

let stage: TestStage;
let server: Listening;
beforeAll(async () => {
  stage = await openStage();
  server = await serveSandbox();
});
afterAll(async () => {
  await server.close();
  await stage.close();
});

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const publicPem = String(publicKey.export({ type: "spki", format: "pem" }));
const privatePem = String(privateKey.export({ type: "pkcs8", format: "pem" }));

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const collection = collectionSchema.parse(plain(postmanCollection("en")));
const environment = environmentSchema.parse(plain(postmanEnvironment()));

const shown = ({ name, status, body, failed }: SentRequest) => ({ name, status, body, failed });

test("the collection passes from top to bottom on a new store that signs", async () => {
  const { merchantId, merchantKey } = await sandboxStore(stage, { publicKey: publicPem });
  const outcomes = await sendCollection(collection, environment, {
    base_url: server.url + sandboxAddress,
    merchant_id: merchantId,
    merchant_key: merchantKey,
    private_key: privatePem,
  });
  expect(
    outcomes.filter(({ status, failed }) => status === "skipped" || failed.length > 0).map(shown),
  ).toEqual([]);
  expect(new Set(outcomes.map(({ name }) => name)).size).toBe(operationPages.length);
}, 120_000);

test("without a key to sign with, only the stories that need a signature are passed over", async () => {
  const { merchantId, merchantKey } = await sandboxStore(stage);
  const outcomes = await sendCollection(collection, environment, {
    base_url: server.url + sandboxAddress,
    merchant_id: merchantId,
    merchant_key: merchantKey,
  });
  expect(outcomes.filter(({ failed }) => failed.length > 0).map(shown)).toEqual([]);
  const skipped = outcomes.filter(({ status }) => status === "skipped").map(({ name }) => name);
  const titles = operationPages.flatMap(({ example, title }) =>
    /^(?:cancel-(?:begin|do|host)|schedule-edit-|recharge-)/.test(example) ? [title.en] : [],
  );
  expect([...new Set(skipped)].toSorted()).toEqual(titles.toSorted());
}, 120_000);

/** What the store was told last instead of its caller, where its owner finds it. */
async function toldLast(merchantId: string): Promise<string> {
  const told = (await stage.items()).flatMap(({ merchantId: of, id, form }) => {
    const { callback, fields } = Object(form);
    const value: unknown = Object(fields).nit ?? Object(fields).seid;
    const isOfStore = of === merchantId && callback === "authenticity";
    return isOfStore && typeof value === "string" ? [{ id: String(id), value }] : [];
  });
  return told.toSorted((a, b) => a.id.localeCompare(b.id)).at(-1)?.value ?? "";
}

test("the .http file passes from top to bottom, its reader typing what the store was told", async () => {
  const { merchantId, merchantKey } = await sandboxStore(stage);
  const outcomes = await sendHttpFile(httpRequests("pt"), {
    own: { base_url: server.url + sandboxAddress, merchant_id: merchantId },
    environment: { MERCHANT_KEY: merchantKey },
    typed: () => toldLast(merchantId),
  });
  expect(outcomes.filter(({ status }) => status >= 400)).toEqual([]);
  const sent = new Set(outcomes.map(({ name }) => name.replace(/\d+$/, "")));
  const pages = operationPages.map(({ example }) => operationName(example).replace(/\d+$/, ""));
  expect(pages.filter((name) => !sent.has(name))).toEqual([]);
}, 120_000);

/** A store with the two sales to be confirmed that the files ask for. */
async function waitingStore() {
  const store = await sandboxStore(stage);
  for (const order of ["PED-1", "PED-2"]) await sold(store, { ...postponed, order_id: order });
  return store;
}

test("the collection of WS Query passes on a store with two sales to be confirmed", async () => {
  const store = await waitingStore();
  const calls = flatCollectionSchema.parse(plain(productCollection("sitefex-ws-consulta", "en")));
  const variables = environmentSchema.parse(plain(productEnvironment("sitefex-ws-consulta")));
  const outcomes = await sendCollection(calls, variables, {
    base_url: server.url + wsConsultaAddress,
    user: store.merchantId,
    password: store.merchantKey,
  });
  expect(outcomes.filter(({ status, failed }) => status !== 200 || failed.length > 0).map(shown)).toEqual([]);
});

test("so does its .http file", async () => {
  const store = await waitingStore();
  const outcomes = await sendHttpFile(productHttpRequests("sitefex-ws-consulta", "es"), {
    own: { base_url: server.url + wsConsultaAddress, user: store.merchantId },
    environment: { PASSWORD: store.merchantKey },
    typed: async () => "",
  });
  expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
});
