import { generateKeyPairSync } from "node:crypto";
import {
  basicOf,
  callSandbox,
  callWsConsulta,
  moveClock,
  pathIn,
  sandboxStore,
} from "../../../functions/testing/sandbox.ts";
import { openStage, type TestStage } from "../../../functions/testing/stage.ts";
import type { HttpExample } from "../examples/request-code/http-example.ts";
import { askedWith, wsConsultaCalls, wsConsultaHost } from "../examples/ws-consulta-examples.ts";
import { Reader } from "./reader.ts";
import { before, chapter, sent } from "./stories.ts";

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 4096 });
const pem = String(publicKey.export({ type: "spki", format: "pem" }));
const origin = "https://sandbox.test";
/** The day on which the examples are told. */
const told = "2025-03-14T10:20:00-03:00";

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const filled = (reader: Reader, example: HttpExample): HttpExample =>
  JSON.parse(reader.signed(JSON.stringify(example), example));

/** Somebody with a new store, for whom all has happened that comes before the example. */
async function readerAt(name: string): Promise<Reader> {
  const clockOffsetSeconds = Math.round((Date.parse(told) - Date.now()) / 1000);
  const store = await sandboxStore(stage, { clockOffsetSeconds, publicKey: pem });
  const reader = new Reader({ ...store, origin, wsConsulta: wsConsultaHost, signingKey: privateKey });
  for (const earlier of before(name)) {
    const { url, ...request } = filled(reader, sent(earlier));
    const { body } = await callSandbox({ ...request, path: pathIn(url) });
    reader.note(sent(earlier).response, body);
  }
  await moveClock(stage, store, chapter(name).hoursLater ?? 0);
  return reader;
}

const ask = ({ url, ...request }: HttpExample, headers = request.headers) =>
  callWsConsulta({ ...request, headers, path: url.slice(wsConsultaHost.length) });

const others = Object.entries(wsConsultaCalls).flatMap(([id, { others: all }]) =>
  all.map((other) => ({ id, ...other })),
);

test.each(others)("$id with $name=$value is answered as its page prints", async ({ id, ...other }) => {
  const reader = await readerAt(id);
  const { http, body } = await ask(askedWith(filled(reader, sent(id)), other));
  expect([http, body]).toEqual([other.status, other.response]);
});

test("another password is answered as the page of errors prints", async () => {
  const reader = await readerAt("version");
  const { http, body } = await ask(filled(reader, sent("version")), basicOf("LOJADEMO", "no key of it"));
  expect([http, body]).toEqual([401, { status: "Usuário ou senha inválidos" }]);
});
