import { generateKeyPairSync, randomBytes, randomUUID, sign } from "node:crypto";
import { documentedPath, sandboxBaseOf } from "@portal/shared/esitef/sandbox-address.ts";
import { valuesOf } from "@portal/shared/esitef/values.ts";
import { features } from "@portal/shared/features.ts";
import { wsConsultaAddress } from "@portal/shared/ws-consulta/sandbox-address.ts";
import type {
  APIGatewayProxyEventV2 as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from "aws-lambda";
import { keyHash } from "../sandbox/engine/key.ts";
import { type Store, storeRef } from "../sandbox/engine/model.ts";
import { handler as pages } from "../sandbox/js/handler.ts";
import { handler as reservations } from "../sandbox/reservation/handler.ts";
import { handler as sales } from "../sandbox/sale/handler.ts";
import { handler as services } from "../sandbox/service/handler.ts";
import { handler as wsConsulta } from "../sandbox/ws-consulta/handler.ts";
import { mustNotBeKept } from "./canary.ts";
import { esitefDeparture } from "./engines/esitef-answers.ts";
import { type Listening, listen } from "./engines/server.ts";
import type { TestStage } from "./stage.ts";

/** What a call of the sandbox came to. */
export interface SandboxAnswer {
  readonly http: number;
  readonly headers: Readonly<Record<string, string | number | boolean>>;
  readonly body: unknown;
}

export interface SandboxCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE" | "OPTIONS";
  /** Below the base address, with its query. */
  readonly path: string;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const parts = [
  ["sandbox-reservation", reservations],
  ["sandbox-service", services],
  ["sandbox-js", pages],
] as const;

/** As the gateway chooses: the function whose path says most of the address, the one for all of them otherwise. */
function handlerOf(address: string) {
  const isUnder = (path: string): boolean => address === path || address.startsWith(`${path}/`);
  const found = parts.find(([feature]) => features[feature].answersUnder?.paths.some(isUnder));
  return found ? found[1] : sales;
}

/** What API Gateway hands over of a call below a base address. */
function eventOf(base: string, { method, path, body, headers = {} }: SandboxCall): Event {
  const [address = "", query = ""] = path.split("?");
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return {
    version: "2.0",
    routeKey: `ANY ${base}/{proxy+}`,
    rawPath: `${base}${address}`,
    rawQueryString: query,
    headers: { "content-type": "application/json", ...headers },
    requestContext: {
      accountId: "000000000000",
      apiId: "test",
      domainName: "test",
      domainPrefix: "test",
      http: { method, path: address, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "jest" },
      requestId: randomUUID(),
      routeKey: `ANY ${base}/{proxy+}`,
      stage: "$default",
      time: "",
      timeEpoch: 0,
    },
    ...(text === undefined ? {} : { body: text }),
    isBase64Encoded: false,
  };
}

/** An answer as its caller reads it; one without a body is null. */
const answerOf = ({ statusCode = 0, headers = {}, body = "" }: Result): SandboxAnswer => ({
  http: statusCode,
  headers,
  body: body === "" ? null : JSON.parse(body),
});

/** Calls the simulator as API Gateway does. */
export async function callSandbox(call: SandboxCall): Promise<SandboxAnswer> {
  const { method, path } = call;
  const [address = ""] = path.split("?");
  const base = sandboxBaseOf(address);
  const answer = answerOf(await handlerOf(base + address)(eventOf(base, call)));
  const { http, body } = answer;
  const departure = esitefDeparture({ method, path: address, http, body });
  if (departure) throw new Error(`${departure}: ${JSON.stringify(body)}`);
  return answer;
}

/** The same for WS Consulta. */
export const callWsConsulta = async (call: SandboxCall): Promise<SandboxAnswer> =>
  answerOf(await wsConsulta(eventOf(wsConsultaAddress, call)));

/** A store of the sandbox with a key, and calls in its name. */
export interface TestStore {
  readonly merchantId: string;
  readonly merchantKey: string;
  readonly credentials: Readonly<Record<string, string>>;
  call(
    method: SandboxCall["method"],
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<SandboxAnswer>;
  /** A call of WS Consulta: its path with its query. */
  ask(path: string, method?: SandboxCall["method"]): Promise<SandboxAnswer>;
}

/** HTTP Basic, as WS Consulta takes the name of a store and its key. */
export const basicOf = (user: string, password: string): Readonly<Record<string, string>> => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
});

/** Calls in the name of a store. */
export function testStore({
  merchantId,
  merchantKey,
}: Pick<TestStore, "merchantId" | "merchantKey">): TestStore {
  const credentials = { merchant_id: merchantId, merchant_key: merchantKey };
  return {
    merchantId,
    merchantKey,
    credentials,
    call: (method, path, body, headers = {}) =>
      callSandbox({ method, path, body, headers: { ...credentials, ...headers } }),
    ask: (path, method = "GET") =>
      callWsConsulta({ method, path, headers: basicOf(merchantId, merchantKey) }),
  };
}

/** Puts a store into the table, as the portal does when a member asks for keys. */
export async function sandboxStore(stage: TestStage, given: Partial<Store> = {}): Promise<TestStore> {
  const merchantId = given.merchantId ?? `T${randomBytes(6).toString("hex").toUpperCase()}`;
  const merchantKey = randomBytes(32).toString("hex");
  mustNotBeKept(merchantKey);
  const createdAt = new Date().toISOString();
  const store: Store = {
    version: 1,
    merchantId,
    companyId: "company",
    kind: "own",
    createdAt,
    keys: [{ id: "key", hash: keyHash(merchantKey), createdAt }],
    clockOffsetSeconds: 0,
    ...given,
  };
  await stage.put({ ...storeRef(merchantId).key, ...store });
  return testStore({ merchantId, merchantKey });
}

/** Moves the clock of a store ahead, as its tester does. */
export async function moveClock(stage: TestStage, { merchantId }: TestStore, hours: number): Promise<void> {
  if (hours === 0) return;
  const { key, schema } = storeRef(merchantId);
  const stored = (await stage.items()).find(({ pk, sk }) => pk === key.pk && sk === key.sk);
  const { clockOffsetSeconds, ...store } = schema.parse(stored);
  await stage.put({ ...key, ...store, clockOffsetSeconds: clockOffsetSeconds + hours * 60 * 60 });
}

/** A value of an answer by its documented name, such as `payment.nit`. */
export function told({ body }: SandboxAnswer, name: string): string {
  const [value] = valuesOf(body).get(name) ?? [];
  if (value === undefined) throw new Error(`No ${name} in ${JSON.stringify(body)}`);
  return value;
}

/**
 * The smallest that counts. To make one of the documented 4,096 bits takes a third of a second of every file of tests;
 * those of signatures, and of the documentation's examples, have one.
 */
const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** What a store registers to sign its calls. */
export const registeredKey = String(publicKey.export({ type: "spki", format: "pem" }));

/** The header of a call that its store signed. */
export function signed(claims: object): Record<string, string> {
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${encoded({ alg: "RS256", typ: "JWT" })}.${encoded(claims)}`;
  const signature = sign("RSA-SHA256", Buffer.from(text), privateKey).toString("base64url");
  return { authorization: `Bearer ${text}.${signature}` };
}

const isMethod = (method = ""): method is SandboxCall["method"] =>
  ["GET", "POST", "PUT", "DELETE"].includes(method);

/**
 * The documented path of an address of the sandbox, with its query.
 * @throws Error where nothing is documented to stand
 */
export function pathIn(address: string): string {
  const { pathname, search } = new URL(address, "https://sandbox.test");
  const path = documentedPath(pathname);
  if (path === undefined) throw new Error(`The sandbox answers nothing at ${address}.`);
  return path + search;
}

/** The simulator behind a plain server of this machine, for programs that are no part of the tests. */
export const serveSandbox = (): Promise<Listening> =>
  listen(async ({ method, url = "", headers }, text) => {
    if (!isMethod(method) || !url.startsWith("/sandbox/")) return { status: 404, body: "{}" };
    const isQuery = url.startsWith(wsConsultaAddress);
    const path = isQuery ? url.slice(wsConsultaAddress.length) : pathIn(url);
    const answerTo = isQuery ? callWsConsulta : callSandbox;
    const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
    const answer = await answerTo({ method, path, body: text, headers: Object.fromEntries(sent) });
    const said = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
    const body = answer.body === null ? "" : JSON.stringify(answer.body);
    return { status: answer.http, body, headers: Object.fromEntries(said) };
  });
