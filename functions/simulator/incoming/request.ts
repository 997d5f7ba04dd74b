import { type Address, type Incoming, type Matched, match } from "@portal/shared/esitef/call.ts";
import { sandboxAddress } from "@portal/shared/esitef/sandbox-address.ts";
import { type Values, valuesOf } from "@portal/shared/esitef/values.ts";
import type { APIGatewayProxyEventV2 as Event } from "aws-lambda";

/** The address below which the documented paths stand. */
export const baseAddress = sandboxAddress;

/** Far above any documented call. */
const maxBodyBytes = 64 * 1024;

export interface Request extends Incoming {
  /** The body as it was sent. */
  readonly text: string;
  readonly json: unknown;
  readonly matched: Matched;
}

function parsed(text: string): unknown {
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const lowerCase = (headers: Event["headers"]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), value]],
    ),
  );

export const queryOf = (text: string): Values => {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return values;
};

/** A call as the gateway reads it; undefined where its body is not JSON or far too long. */
export function requestOf(event: Event, addresses: readonly Address[]): Request | undefined {
  const { body = "", isBase64Encoded, rawPath, rawQueryString, requestContext } = event;
  const text = isBase64Encoded ? Buffer.from(body, "base64").toString() : body;
  if (Buffer.byteLength(text) > maxBodyBytes) return undefined;
  const json = parsed(text);
  if (json === undefined) return undefined;
  const incoming: Incoming = {
    method: requestContext.http.method,
    path: rawPath.slice(baseAddress.length) || "/",
    query: queryOf(rawQueryString),
    headers: lowerCase(event.headers),
    body: valuesOf(json),
  };
  return { ...incoming, text, json, matched: match(incoming, addresses) };
}
