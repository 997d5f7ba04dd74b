import { createHmac, createSecretKey, hash, type KeyObject } from "node:crypto";
import { environment } from "./environment.ts";

const algorithm = "AWS4-HMAC-SHA256";

/** What is signed of a call: a JSON body that is posted to a path of plain characters, without a query. */
interface Signable {
  readonly service: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface SigningKey {
  /** All that it follows from. */
  readonly of: string;
  readonly key: KeyObject;
}

const keys = new Map<string, SigningKey>();

const hmac = (key: KeyObject | string, text: string) => createHmac("sha256", key).update(text);

/** A day's key of a service. Kept, because it takes four steps, which are the same with every call. */
function signingKey(secret: string, day: string, region: string, service: string): KeyObject {
  const of = [secret, day, region].join("\n");
  const known = keys.get(service);
  if (known?.of === of) return known.key;
  const first = hmac(`AWS4${secret}`, day).digest();
  const key = [region, service, "aws4_request"].reduce(
    (previous, part) => createSecretKey(hmac(previous, part).digest()),
    createSecretKey(first),
  );
  keys.set(service, { of, key });
  return key;
}

/**
 * The headers of a call with those by which AWS knows the function's role: Signature Version 4. Its credentials are read
 * anew each time, because Lambda renews them in the environment.
 */
export function signedHeaders({ service, path, headers, body }: Signable, now: Date): Record<string, string> {
  const region = environment("AWS_REGION");
  const at = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const day = at.slice(0, 8);
  const session = process.env.AWS_SESSION_TOKEN;
  const all: Record<string, string> = {
    ...headers,
    "x-amz-date": at,
    ...(session === undefined ? {} : { "x-amz-security-token": session }),
  };
  const names = Object.keys(all).sort();
  const signed = names.join(";");
  const lines = names.map((name) => `${name}:${all[name]}\n`).join("");
  const canonical = `POST\n${path}\n\n${lines}\n${signed}\n${hash("sha256", body)}`;
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = signingKey(environment("AWS_SECRET_ACCESS_KEY"), day, region, service);
  const signature = hmac(key, `${algorithm}\n${at}\n${scope}\n${hash("sha256", canonical)}`).digest("hex");
  const credential = `${environment("AWS_ACCESS_KEY_ID")}/${scope}`;
  all["authorization"] =
    `${algorithm} Credential=${credential}, SignedHeaders=${signed}, Signature=${signature}`;
  return all;
}
