import { createHash, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { runInNewContext } from "node:vm";
import type * as z from "zod/mini";
import type { collectionSchema, environmentSchema, flatCollectionSchema } from "./read-back.ts";

type Collection = z.output<typeof collectionSchema> | z.output<typeof flatCollectionSchema>;
type CollectionItem = z.output<typeof flatCollectionSchema>["item"][number];
type Script = CollectionItem["event"][number];
type Variables = Map<string, string>;

/** What became of a call: what its own script found of its answer, or that it was passed over. */
export interface SentRequest {
  readonly name: string;
  readonly status: number | "skipped";
  readonly body: string;
  readonly failed: readonly string[];
}

/** As the collection asks its user to set in the runner. */
const pauseMs = 50;

/** The library's words of bytes, which say themselves in hexadecimal digits. */
const wordsOf = (bytes: Buffer) => ({ bytes, toString: () => bytes.toString("hex") });
const coded = (form: "base64" | "hex" | "utf8") => ({
  parse: (text: string) => wordsOf(Buffer.from(text, form)),
  stringify: ({ bytes }: ReturnType<typeof wordsOf>) => bytes.toString(form),
});
const cryptoJs = {
  SHA256: (text: string) => wordsOf(createHash("sha256").update(text).digest()),
  enc: { Base64: coded("base64"), Hex: coded("hex"), Utf8: coded("utf8") },
};

/** What a script may use besides `pm`. The name is taken by an older way to the same library. */
const globals = { require: () => cryptoJs, CryptoJS: cryptoJs, BigInt, Date };

const dynamic: Readonly<Record<string, () => string>> = { $guid: randomUUID };

/** As Postman fills in: what a script made for this call, then the environment; what nobody knows stays as it is. */
const filled = (text: string, local: Variables, environment: Variables): string =>
  text.replace(
    /\{\{([^{}]+)\}\}/g,
    (written, name: string) => local.get(name) ?? environment.get(name) ?? dynamic[name]?.() ?? written,
  );

function run(scripts: readonly Script[], listen: Script["listen"], pm: object): void {
  for (const { script } of scripts.filter((each) => each.listen === listen)) {
    runInNewContext(script.exec.join("\n"), { ...globals, pm });
  }
}

/** The user and the password that the whole collection signs in with. */
function signedIn(collection: Collection, fill: (text: string) => string): [string, string][] {
  if (!("auth" in collection) || !collection.auth) return [];
  const values = new Map(collection.auth.basic.map(({ key, value }) => [key, fill(value)]));
  return [["Authorization", `Basic ${btoa(`${values.get("username")}:${values.get("password")}`)}`]];
}

/** An address with the parameters of its path and of its query. */
function addressOf({ url }: CollectionItem["request"], fill: (text: string) => string): string {
  const values = new Map(url.variable?.map(({ key, value }) => [`:${key}`, encodeURIComponent(fill(value))]));
  return fill(url.raw)
    .split(/(?=[/?])/)
    .map((part) => (part.startsWith("/:") ? `/${values.get(part.slice(1)) ?? ""}` : part))
    .join("");
}

/** The part of Postman's `pm` that the scripts use before a call. */
function before(
  { url, body, ...request }: CollectionItem["request"],
  local: Variables,
  environment: Variables,
) {
  const headers = new Map(request.header.map(({ key, value }) => [key, value]));
  const state = { headers, isSkipped: false };
  const pm = {
    variables: {
      set: (name: string, value: string) => void local.set(name, value),
      replaceIn: (text: string) => filled(text, local, environment),
    },
    environment: { get: (name: string) => environment.get(name) },
    execution: { skipRequest: () => void (state.isSkipped = true) },
    request: {
      headers: {
        has: (name: string) => headers.has(name),
        remove: (name: string) => void headers.delete(name),
      },
      body,
      url: { query: { all: () => url.query ?? [] }, variables: { all: () => url.variable ?? [] } },
    },
  };
  return { pm, state };
}

/** The same after its answer. */
function after(status: number, text: string, environment: Variables) {
  const failed: string[] = [];
  const isStatus = (expected: number) => {
    if (status !== expected) throw new Error(`${status} in place of ${expected}`);
  };
  const test = (title: string, check: () => void) => {
    try {
      check();
    } catch (error) {
      failed.push(`${title}: ${String(error)}`);
    }
  };
  const pm = {
    test,
    response: { json: () => JSON.parse(text), to: { have: { status: isStatus } } },
    environment: { set: (name: string, value: string) => void environment.set(name, value) },
  };
  return { pm, failed };
}

async function send(
  collection: Collection,
  call: CollectionItem,
  environment: Variables,
): Promise<SentRequest> {
  const local: Variables = new Map();
  const { pm, state } = before(call.request, local, environment);
  run([...collection.event, ...call.event], "prerequest", pm);
  if (state.isSkipped) return { name: call.name, status: "skipped", body: "", failed: [] };
  const fill = (text: string) => filled(text, local, environment);
  const headers = [
    ...signedIn(collection, fill),
    ...[...state.headers].map(([name, value]): [string, string] => [name, fill(value)]),
  ];
  const response = await fetch(addressOf(call.request, fill), {
    method: call.request.method,
    headers,
    ...(call.request.body && { body: fill(call.request.body.raw) }),
  });
  const text = await response.text();
  const { pm: answered, failed } = after(response.status, text, environment);
  run(call.event, "test", answered);
  return { name: call.name, status: response.status, body: text, failed };
}

/** Sends a collection from top to bottom as Postman does, with what its user filled into the environment. */
export async function sendCollection(
  collection: Collection,
  { values }: z.output<typeof environmentSchema>,
  own: Readonly<Record<string, string>>,
): Promise<SentRequest[]> {
  const environment: Variables = new Map([
    ...values.map(({ key, value }) => [key, value] as const),
    ...Object.entries(own),
  ]);
  const outcomes: SentRequest[] = [];
  for (const call of collection.item.flatMap((each) => ("item" in each ? each.item : [each]))) {
    await wait(pauseMs);
    outcomes.push(await send(collection, call, environment));
  }
  return outcomes;
}
