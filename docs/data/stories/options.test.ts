import { generateKeyPairSync } from "node:crypto";
import { callSandbox, pathIn, type SandboxAnswer, sandboxStore } from "@portal/functions/testing/sandbox.ts";
import { openStage, type TestStage } from "@portal/functions/testing/stage.ts";
import { type GatewayOperationId, gatewayOperations } from "@portal/shared/esitef/operations.data.ts";
import type { Operation } from "@portal/shared/esitef/schema.ts";
import { valuesOf } from "@portal/shared/esitef/values.ts";
import type { HttpExample } from "../examples/request-code/http-example.ts";
import { Reader } from "./reader.ts";
import { before, sent } from "./stories.ts";

const { publicKey, privateKey: signingKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = String(publicKey.export({ type: "spki", format: "pem" }));
/** The day on which the examples are told. */
const told = "2025-03-14T10:20:00-03:00";

// What a call says of itself is what it does: each option is tried on every call, as the example of its page is sent.
let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const isOperation = (id: string): id is GatewayOperationId => id in gatewayOperations;
const ids = Object.keys(gatewayOperations).filter(isOperation);
const optionsOf = (id: GatewayOperationId): Operation => gatewayOperations[id];

/** Somebody with a new store who has made all the calls that come before that of `id`. */
class Caller {
  readonly merchantId: string;
  readonly #reader: Reader;

  private constructor(reader: Reader, merchantId: string) {
    this.#reader = reader;
    this.merchantId = merchantId;
  }

  static async at(id: string): Promise<Caller> {
    const clockOffsetSeconds = Math.round((Date.parse(told) - Date.now()) / 1000);
    const store = await sandboxStore(stage, { clockOffsetSeconds, publicKey: pem });
    const reader = new Reader({ ...store, origin: "https://sandbox.test", signingKey });
    const caller = new Caller(reader, store.merchantId);
    for (const earlier of before(id)) {
      const { body } = await caller.send(sent(earlier));
      reader.note(sent(earlier).response, body);
    }
    return caller;
  }

  async send(example: HttpExample): Promise<SandboxAnswer> {
    const text = this.#reader.signed(JSON.stringify(example), example);
    const { url, ...request }: HttpExample = JSON.parse(text);
    return callSandbox({ ...request, path: pathIn(url) });
  }

  /** What the store has, of one kind. */
  async kept(kind: "TX" | "IDEM"): Promise<unknown[]> {
    const items = await stage.items(`SB#${this.merchantId}`);
    return items.filter(({ sk }) => String(sk).startsWith(`${kind}#`));
  }
}

const signed = { Authorization: "Bearer SIGNATURE" };
const named = { merchant_id: "LOJADEMO" };
const key = "MERCHANT_KEY";

/** The example with other headers, and with a value of that name or without one. */
function asking(
  id: string,
  headers: Readonly<Record<string, string>>,
  name = "",
  value?: string,
): HttpExample {
  const example: HttpExample = structuredClone(sent(id));
  const address = new URL(example.url);
  for (const each of ["merchantkey", "merchant_key"]) address.searchParams.delete(each);
  const steps = name.split(".");
  const last = steps.pop() ?? "";
  if (steps.length === 0 && value !== undefined) address.searchParams.set(last, value);
  const body: object | undefined =
    example.body === undefined ? undefined : JSON.parse(JSON.stringify(example.body).replaceAll(key, ""));
  if (body !== undefined && steps.length > 0 && value !== undefined) {
    const holder = steps.reduce<Record<string, object>>((object, step) => {
      object[step] ??= {};
      return Object(object[step]);
    }, Object(body));
    Object.assign(holder, { [last]: value });
  }
  const { body: _body, headers: _headers, ...rest } = example;
  return { ...rest, url: address.href, headers: { ...headers }, ...(body && { body: Object(body) }) };
}

/** Refused before anything of the call is looked at. */
const isShut = ({ http, body }: SandboxAnswer): boolean =>
  http === 401 && valuesOf(body).get("code")?.[0] === "956";

test.each(ids)("%s speaks for its store by what it says, and by nothing else", async (id) => {
  const { keys } = optionsOf(id);
  const caller = await Caller.at(id);
  const heard = async (example: HttpExample): Promise<boolean> => !isShut(await caller.send(example));
  const inside = typeof keys === "object" ? keys.named : undefined;
  expect({
    withNothing: await heard(asking(id, named)),
    signedAlone: await heard(asking(id, { ...named, ...signed })),
    withKeyInside: inside === undefined || (await heard(asking(id, named, inside, key))),
    withKeyElsewhere: await heard(asking(id, named, "merchant_key", key)),
    withWrongKey: await heard(asking(id, { ...named, merchant_key: "0".repeat(64) })),
    withKey: await heard(asking(id, { ...named, merchant_key: key })),
  }).toEqual({
    withNothing: false,
    signedAlone: keys !== "headers",
    withKeyInside: true,
    withKeyElsewhere: false,
    withWrongKey: false,
    withKey: true,
  });
});

const forcing = (id: string, outcome: string): HttpExample => {
  const example = sent(id);
  return { ...example, headers: { ...example.headers, "x-sandbox-outcome": outcome } };
};
const codesIn = ({ body }: SandboxAnswer): string[] =>
  [...valuesOf(body)].flatMap(([name, values]) => (/(?:^|[._])code$/.test(name) ? values : []));

test.each(ids)("%s obeys a forced error exactly where it says that it does", async (id) => {
  const { forced } = optionsOf(id);
  const caller = await Caller.at(id);
  const earlier = await caller.kept("TX");
  const answer = await caller.send(forcing(id, "error:131"));
  // The 3DS Server has codes of its own: there an error is a status.
  const isObeyed = codesIn(answer).includes("131") || JSON.stringify(answer.body).includes('"status":"ERR"');
  expect(isObeyed).toBe(forced !== "nothing");
  if (forced === "nothing") expect(answer.http).toBeLessThan(400);
  // In place of success: nothing that the call would have made is there.
  if (forced === "error") {
    expect(answer.http).toBeGreaterThanOrEqual(400);
    expect(await caller.kept("TX")).toEqual(earlier);
  }
});

const isKeyed = ({ headers = {} }: Operation): boolean => "idempotency_key" in headers;
/** The key in its header makes another call of this one. */
const hasKeyedTwin = (id: GatewayOperationId): boolean => {
  const { method, path } = optionsOf(id);
  return ids.some((other) => {
    const beside = optionsOf(other);
    return other !== id && isKeyed(beside) && beside.method === method && beside.path === path;
  });
};

test.each(ids.filter((id) => !hasKeyedTwin(id)))(
  "%s keeps an idempotency key exactly where it takes one, and answers it once more",
  async (id) => {
    const caller = await Caller.at(id);
    const example = sent(id);
    const keyed = { ...example, headers: { ...example.headers, idempotency_key: "PED-88017-9" } };
    const first = await caller.send(keyed);
    expect(first.http).toBeLessThan(400);
    const takesKey = isKeyed(optionsOf(id));
    expect(await caller.kept("IDEM")).toHaveLength(takesKey ? 1 : 0);
    if (takesKey) expect((await caller.send(keyed)).body).toEqual(first.body);
  },
);
