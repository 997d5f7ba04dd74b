import { sandboxBaseOf } from "@portal/shared/esitef/sandbox-address.ts";
import type { SandboxProduct } from "@portal/shared/sandbox/model.ts";
import { wsConsultaAddress } from "@portal/shared/ws-consulta/sandbox-address.ts";

/** Where the sandbox answers each interface. */
const bases: Readonly<Record<SandboxProduct, (path: string) => string>> = {
  "e-sitef": sandboxBaseOf,
  "sitefex-ws-consulta": () => wsConsultaAddress,
};
export const calledAt = (path: string, product: SandboxProduct = "e-sitef"): string =>
  bases[product](path) + path;

/** A call as somebody sends it to the sandbox. */
export interface SandboxCall {
  /** Without one it is e-SiTef's. */
  readonly product?: SandboxProduct | undefined;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined where none is sent. */
  readonly body: unknown;
}

export function urlOf({ product, path, query }: Pick<SandboxCall, "product" | "path" | "query">): string {
  const search = new URLSearchParams(query).toString();
  return `${calledAt(path, product)}${search ? `?${search}` : ""}`;
}

/** In single quotes a shell takes everything as it is but the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

interface Credentials {
  readonly origin: string;
  readonly merchantId: string;
  /** Left out, the line reads it from the shell's MERCHANT_KEY. */
  readonly merchantKey?: string;
}

/** Who calls: two headers, or user and password of HTTP Basic. */
function credentialLines({ product }: SandboxCall, { merchantId, merchantKey }: Credentials): string[] {
  if (product === "sitefex-ws-consulta") return [`-u "${merchantId}:${merchantKey ?? "$MERCHANT_KEY"}"`];
  return [
    `-H ${quoted(`merchant_id: ${merchantId}`)}`,
    merchantKey ? `-H ${quoted(`merchant_key: ${merchantKey}`)}` : `-H "merchant_key: $MERCHANT_KEY"`,
  ];
}

/** A command that a terminal runs as it stands, once the key is there. */
export function curlOf(call: SandboxCall, credentials: Credentials): string {
  const { method, headers, body } = call;
  const json = body === undefined ? undefined : JSON.stringify(body, null, 2);
  const lines = [
    `curl -sS -X ${method} ${quoted(`${credentials.origin}${urlOf(call)}`)}`,
    ...credentialLines(call, credentials),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(json === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(json)}`]),
  ];
  return lines.join(" \\\n  ");
}

/** The documented payment in one call, with a published test card; approved. */
export function firstCall(now: Date): SandboxCall {
  return {
    method: "POST",
    path: "/v2/payments",
    query: {},
    headers: {},
    body: {
      order_id: `TEST-${Math.floor(now.getTime() / 1000)}`,
      installments: "1",
      installment_type: "4",
      authorizer_id: "1",
      amount: "1000",
      card: { number: "4000000000000044", expiry_date: expiryOf(now), security_code: "123" },
    },
  };
}

/** The month of the test, MMYY, as the published cards ask for. */
export const expiryOf = (now: Date): string =>
  `${String(now.getMonth() + 1).padStart(2, "0")}${String(now.getFullYear()).slice(-2)}`;
