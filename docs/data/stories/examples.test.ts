import { generateKeyPairSync } from "node:crypto";
import { challengePath } from "@portal/shared/esitef/sandbox-address.ts";
import { wsConsultaAddress } from "@portal/shared/ws-consulta/sandbox-address.ts";
import * as z from "zod/mini";
import type { Listening } from "../../../functions/testing/engines/server.ts";
import { openPage } from "../../../functions/testing/pages/open-page.ts";
import {
  callSandbox,
  moveClock,
  pathIn,
  sandboxStore,
  serveSandbox,
} from "../../../functions/testing/sandbox.ts";
import { openStage, type TestStage } from "../../../functions/testing/stage.ts";
import type { HttpExample } from "../examples/request-code/http-example.ts";
import { type RequestLanguage, requestLanguages } from "../examples/request-code/languages.ts";
import type { Chapter } from "./chapters.ts";
import { comparable } from "./comparable.ts";
import { Reader } from "./reader.ts";
import { isInstalled, type Printed, run } from "./run.ts";
import { type Runtime, runtimes } from "./runtimes.ts";
import { before, chapter, sent, stories } from "./stories.ts";

const isLong = process.env.LONG === "1";
/** In the usual run these languages run every example; of the others, whose programs start slowly, one in ten. */
const always: readonly string[] = ["curl", "javascript"];

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 4096 });
const pem = String(publicKey.export({ type: "spki", format: "pem" }));

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

/** The day on which the examples are told; each store's clock is set to it. */
const told = "2025-03-14T10:20:00-03:00";

/** Somebody with a new store, on that day; in the country where the example is told. */
async function newReader({ country }: Chapter) {
  const clockOffsetSeconds = Math.round((Date.parse(told) - Date.now()) / 1000);
  const store = await sandboxStore(stage, {
    clockOffsetSeconds,
    publicKey: pem,
    ...(country ? { country } : {}),
  });
  const own = { origin: server.url, wsConsulta: server.url + wsConsultaAddress };
  return { store, reader: new Reader({ ...store, ...own, signingKey: privateKey }) };
}

const requestSchema = z.object({
  method: z.enum(["GET", "POST", "PUT", "DELETE"]),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.optional(z.unknown()),
});

/** Sends what comes before an example. */
async function send(reader: Reader, example: HttpExample): Promise<void> {
  const { url, ...request } = requestSchema.parse(
    JSON.parse(reader.signed(JSON.stringify(example), example)),
  );
  const answer = await callSandbox({ ...request, path: pathIn(url) });
  expect([url, answer.http, answer.body]).toEqual([url, example.status, answer.body]);
  reader.note(example.response, answer.body);
}

/** The cardholder confirms on the issuer's page, where the store's page sent the browser as the guide says. */
async function confirmChallenge(merchantId: string, transId: string): Promise<void> {
  const request = { threeDSServerTransID: transId, messageType: "CReq", messageVersion: "2.2.0" };
  const creq = Buffer.from(JSON.stringify({ ...request, challengeWindowSize: "05" })).toString("base64url");
  const path = `${challengePath(merchantId)}/answer`;
  const { http } = await openPage({ path, form: { creq, act: "confirm", code: "123456" } });
  expect(http).toBe(200);
}

interface Ready {
  readonly name: string;
  readonly example: HttpExample;
  readonly reader: Reader;
  readonly code: string;
}

/** An example's program with all that must have happened before it, for a store of its own. */
async function ready(name: string, write: RequestLanguage["write"]): Promise<Ready> {
  const example = sent(name);
  const { store, reader } = await newReader(chapter(name));
  const { challenged, hoursLater = 0 } = chapter(name);
  for (const earlier of before(name)) await send(reader, sent(earlier));
  if (challenged !== undefined) await confirmChallenge(store.merchantId, reader.fill(challenged));
  await moveClock(stage, store, hoursLater);
  return { name, example, reader, code: reader.signed(write(example), example) };
}

/** Throws what is wrong with an example's answer. Identifiers that came before must come again. */
function judge({ example, reader }: Ready, { status, body }: Printed): void {
  // An answer without a body is printed as none.
  const answered: unknown = body === "" ? null : JSON.parse(body);
  reader.note(example.response, answered);
  const expected: unknown = JSON.parse(reader.fill(JSON.stringify(example.response ?? null)));
  expect([status, comparable(answered)]).toEqual([example.status, comparable(expected)]);
}

/** A buyer pays a Pix by and by: what waits for that would find it paid behind a hundred slow programs. */
const isPaidMeanwhile = (name: string) => before(name).includes("pixDo");
const lastThoseOfPix = (names: readonly string[]) =>
  names.toSorted((a, b) => Number(isPaidMeanwhile(a)) - Number(isPaidMeanwhile(b)));

/** Runs the examples in one language, the one that was prepared last first; each comes with what says whether its answer is the printed one. */
async function verdicts(runtime: Runtime, names: readonly string[]): Promise<Map<string, () => void>> {
  const language = requestLanguages.find(({ id }) => id === runtime.id);
  if (!language) throw new Error(`No page is written in ${runtime.id}.`);
  const found = new Map<string, () => void>();
  const programs: Ready[] = [];
  for (const name of lastThoseOfPix(names)) {
    try {
      programs.unshift(await ready(name, language.write));
    } catch (error) {
      found.set(name, () => {
        throw error;
      });
    }
  }
  const printed = await run(
    runtime,
    programs.map(({ code }) => code),
  );
  for (const [index, program] of programs.entries()) {
    found.set(program.name, () => judge(program, printed[index]?.() ?? { status: 0, body: "null" }));
  }
  return found;
}

const installed = runtimes.filter((runtime) => {
  if (isInstalled(runtime)) return true;
  process.stderr.write(`examples in ${runtime.id}: not proved, ${runtime.probe.program} is not installed\n`);
  return false;
});

describe.each(installed)("in $id", (runtime) => {
  const names = Object.keys(stories).filter(
    (_, index) => isLong || always.includes(runtime.id) || index % 10 === 1,
  );
  let found: Map<string, () => void>;
  beforeAll(async () => {
    found = await verdicts(runtime, names);
    process.stderr.write(`examples in ${runtime.id}: ${names.length} of ${Object.keys(stories).length}\n`);
  }, 120_000);

  test.each(names)("%s gives the answer that its page prints", (name) => {
    const verdict = found.get(name);
    if (!verdict) throw new Error(`${name} was not run.`);
    verdict();
  });
});
