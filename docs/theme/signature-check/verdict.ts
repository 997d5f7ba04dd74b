/** What a reader pastes: the signing secret, the headers as lines, and the form as it arrived. */
export interface Pasted {
  readonly secret: string;
  readonly headers: string;
  readonly body: string;
}

/** Headers that a signed notification carries. */
export const signedHeaders = ["webhook-id", "webhook-timestamp", "webhook-signature"] as const;
type SignedHeader = (typeof signedHeaders)[number];

export type Verdict =
  | { readonly kind: "ours"; readonly seconds: number }
  /** Signed by the secret, but long ago: it may be a copy that somebody sends again. */
  | { readonly kind: "old"; readonly seconds: number }
  | { readonly kind: "missing"; readonly header: SignedHeader }
  | { readonly kind: "secret" | "timestamp" | "version" | "not-ours" }
  /** The signature fits the body with this done to it, so something did it on the way. */
  | { readonly kind: "changed"; readonly change: BodyChange };

/** Older or newer than this is not taken. */
export const freshSeconds = 300;

const changes = {
  lineBreak: (body: string) => body.replace(/\r?\n$/, ""),
  spaces: (body: string) => body.trim(),
  plus: (body: string) => body.replaceAll(" ", "+"),
  encoding: (body: string) => body.replaceAll("@", "%40"),
} as const;
export type BodyChange = keyof typeof changes;
const isChange = (name: string): name is BodyChange => name in changes;

/** Lines `name: value`, in any case, as servers and the sandbox's own list of sendings print them. */
export function headersIn(text: string): ReadonlyMap<string, string> {
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const { name, value } =
      /^\s*"?(?<name>[\w-]+)"?\s*[:=]\s*"?(?<value>.*?)"?,?\s*$/.exec(line)?.groups ?? {};
    return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value] as const];
  });
  return new Map(lines);
}

function keyOf(secret: string): Uint8Array<ArrayBuffer> | undefined {
  const { base64 } = /^whsec_(?<base64>[A-Za-z0-9+/]+={0,2})$/.exec(secret.trim())?.groups ?? {};
  if (base64 === undefined) return undefined;
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The signature of a body, computed where the page is read. */
export async function signatureOf(
  key: Uint8Array<ArrayBuffer>,
  id: string,
  timestamp: string,
  body: string,
): Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  const content = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signed = new Uint8Array(await crypto.subtle.sign("HMAC", imported, content));
  return `v1,${btoa(String.fromCharCode(...signed))}`;
}

/** Whether a notification is the sandbox's own, and if not, why. Nothing leaves the page. */
export async function verdictOn({ secret, headers, body }: Pasted, now: Date): Promise<Verdict> {
  const key = keyOf(secret);
  if (!key) return { kind: "secret" };
  const given = headersIn(headers);
  const missing = signedHeaders.find((header) => !given.get(header));
  if (missing) return { kind: "missing", header: missing };
  const [id = "", timestamp = "", signatures = ""] = signedHeaders.map((header) => given.get(header));
  if (!/^\d{10}$/.test(timestamp)) return { kind: "timestamp" };
  const known = signatures.split(" ").filter((each) => each.startsWith("v1,"));
  if (known.length === 0) return { kind: "version" };
  const fits = async (text: string) => known.includes(await signatureOf(key, id, timestamp, text));
  if (await fits(body)) {
    const seconds = Math.round(now.getTime() / 1000) - Number(timestamp);
    return { kind: Math.abs(seconds) <= freshSeconds ? "ours" : "old", seconds };
  }
  for (const change of Object.keys(changes).filter(isChange)) {
    if (await fits(changes[change](body))) return { kind: "changed", change };
  }
  return { kind: "not-ours" };
}

/** A notification with its headers and a secret made up on the spot, to see what a good one looks like. */
export async function exampleOf(now: Date): Promise<Pasted> {
  const key = crypto.getRandomValues(new Uint8Array(32));
  const id = `msg_${crypto.randomUUID()}`;
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const body =
    "nit=7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b&pedido=PED-88017&nsu=4410023&status=CON&autorizadora=1&tipoPagamento=C";
  const signature = await signatureOf(key, id, timestamp, body);
  return {
    secret: `whsec_${btoa(String.fromCharCode(...key))}`,
    headers: `webhook-id: ${id}\nwebhook-timestamp: ${timestamp}\nwebhook-signature: ${signature}`,
    body,
  };
}
