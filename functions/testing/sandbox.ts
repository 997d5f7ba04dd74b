import { randomBytes, randomUUID } from "node:crypto";
import { handler } from "../sandbox-sale/handler.ts";
import { baseAddress } from "../simulator/incoming/request.ts";
import { keyHash } from "../simulator/key.ts";
import { type Store, storeRef } from "../simulator/model.ts";
import { mustNotBeKept } from "./canary.ts";
import type { TestStage } from "./stage.ts";

/** What a call of the sandbox came to. */
export interface SandboxAnswer {
  readonly http: number;
  readonly headers: Readonly<Record<string, string | number | boolean>>;
  readonly body: unknown;
}

export interface SandboxCall {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the base address, with its query. */
  readonly path: string;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the simulator as API Gateway does. */
export async function callSandbox({ method, path, body, headers = {} }: SandboxCall): Promise<SandboxAnswer> {
  const [address = "", query = ""] = path.split("?");
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const answer = await handler({
    version: "2.0",
    routeKey: `ANY ${baseAddress}/{proxy+}`,
    rawPath: `${baseAddress}${address}`,
    rawQueryString: query,
    headers: { "content-type": "application/json", ...headers },
    requestContext: {
      accountId: "000000000000",
      apiId: "test",
      domainName: "test",
      domainPrefix: "test",
      http: { method, path: address, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "jest" },
      requestId: randomUUID(),
      routeKey: `ANY ${baseAddress}/{proxy+}`,
      stage: "$default",
      time: "",
      timeEpoch: 0,
    },
    ...(text === undefined ? {} : { body: text }),
    isBase64Encoded: false,
  });
  return {
    http: answer.statusCode ?? 0,
    headers: answer.headers ?? {},
    body: JSON.parse(answer.body ?? "null"),
  };
}

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
  const credentials = { merchant_id: merchantId, merchant_key: merchantKey };
  return {
    merchantId,
    merchantKey,
    credentials,
    call: (method, path, body, headers = {}) =>
      callSandbox({ method, path, body, headers: { ...credentials, ...headers } }),
  };
}
