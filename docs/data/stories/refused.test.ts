import { generateKeyPairSync } from "node:crypto";
import { callSandbox, pathIn, sandboxStore } from "../../../functions/testing/sandbox.ts";
import { openStage, type TestStage } from "../../../functions/testing/stage.ts";
import { callExamples, callPages, callRefusals } from "../call-pages.ts";
import type { RefusedAnswer, RefusedExample } from "../e-sitef/operations/refused-example.ts";
import type { HttpExample, Json } from "../examples/request-code/http-example.ts";
import { comparable } from "./comparable.ts";
import { Reader } from "./reader.ts";
import { before, chapter, sent, stories } from "./stories.ts";

const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 4096 });
const pem = String(publicKey.export({ type: "spki", format: "pem" }));
const origin = "https://sandbox.test";
/** The day on which the examples are told. */
const told = "2025-03-14T10:20:00-03:00";

// What a page prints of a refusal is what the sandbox answered, never what its rules would lead to.
let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage.close();
});

/** The name by which the story tells the example of a page. */
function storyOf(example: string): string {
  const [found = example] =
    Object.entries(stories).find(([, each]) => each.example === callExamples[example]) ?? [];
  return example in stories ? example : found;
}

async function send(reader: Reader, example: HttpExample) {
  const { url, ...request }: HttpExample = JSON.parse(reader.signed(JSON.stringify(example), example));
  return callSandbox({ ...request, path: pathIn(url) });
}

/** Somebody with a new store who has made all the calls that come before the example. */
async function readerAt(name: string): Promise<Reader> {
  const clockOffsetSeconds = Math.round((Date.parse(told) - Date.now()) / 1000);
  const { country } = chapter(name);
  const store = await sandboxStore(stage, {
    clockOffsetSeconds,
    publicKey: pem,
    ...(country ? { country } : {}),
  });
  const reader = new Reader({ ...store, origin, signingKey: privateKey });
  for (const earlier of before(name)) {
    const { body } = await send(reader, sent(earlier));
    reader.note(sent(earlier).response, body);
  }
  return reader;
}

/** The body with one value replaced; `[]` is the first of a list. */
function replaced(body: Json | undefined, steps: readonly string[], value: string): Json {
  const [step = "", ...below] = steps;
  if (step === "") return value;
  if (Array.isArray(body)) return body.map((each, at) => (at === 0 ? replaced(each, steps, value) : each));
  const holder: { readonly [key: string]: Json } = Object(body);
  return { ...holder, [step]: replaced(holder[step], below, value) };
}

function withPathValue(url: string, path: string, name: string, value: string): string {
  const address = new URL(url);
  const fromEnd = path.split("/").length - path.split("/").indexOf(`{${name}}`);
  const steps = address.pathname.split("/");
  address.pathname = steps.with(-fromEnd, value).join("/");
  return address.href;
}

function wrong(example: HttpExample, path: string, { invalid }: RefusedExample): HttpExample {
  const { name, value } = invalid;
  if (invalid.in === "header") return { ...example, headers: { ...example.headers, [name]: value } };
  if (invalid.in === "path") return { ...example, url: withPathValue(example.url, path, name, value) };
  if (invalid.in === "body") {
    const steps = name.replaceAll("[]", "").split(".");
    return { ...example, body: replaced(example.body, steps, value) };
  }
  const address = new URL(example.url);
  address.searchParams.set(name, value);
  return { ...example, url: address.href };
}

async function expectAnswer(reader: Reader, example: HttpExample, printed: RefusedAnswer): Promise<void> {
  const { http, body } = await send(reader, example);
  reader.note(printed.response, body);
  const expected: unknown = JSON.parse(reader.fill(JSON.stringify(printed.response)));
  expect([http, comparable(body)]).toEqual([printed.status, comparable(expected)]);
}

test.each(callPages.map(({ example, path }) => ({ example, path })))(
  "the sandbox refuses a wrong value of $example, and declines it, as its page prints",
  async ({ example, path }) => {
    const refused = callRefusals[example];
    if (!refused) throw new Error(`No page prints how ${example} is refused.`);
    const name = storyOf(example);
    await expectAnswer(await readerAt(name), wrong(sent(name), path, refused), refused.invalid);
    const { headers } = sent(name);
    // What the call itself asks for, such as the queue, still holds.
    const asked = [headers?.["x-sandbox-outcome"], "decline"].filter(Boolean).join(",");
    const declining = { ...sent(name), headers: { ...headers, "x-sandbox-outcome": asked } };
    if (refused.declined) await expectAnswer(await readerAt(name), declining, refused.declined);
    // What can be declined is shown declined.
    else expect((await send(await readerAt(name), declining)).http).toBeLessThan(400);
  },
);
