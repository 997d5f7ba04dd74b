import { type Address, type Matched, match } from "@portal/shared/esitef/call.ts";
import { documentedPath } from "@portal/shared/esitef/sandbox-address.ts";
import type { Incoming } from "@portal/shared/esitef/schema.ts";
import { type Values, valuesOf } from "@portal/shared/esitef/values.ts";
import type { APIGatewayProxyEventV2 as Event } from "aws-lambda";
import { bodyText, illFormedPlaces, jsonOf } from "../../../platform/http/body.ts";

/** Far above any documented call. */
const maxBodyBytes = 64 * 1024;

export interface Request extends Incoming {
  /** The body as it was sent. */
  readonly text: string;
  readonly json: unknown;
  readonly matched: Matched;
}

/** A body that no database could keep is none. */
function bodyOf(text: string): unknown {
  const json = text.trim() === "" ? {} : jsonOf(text);
  return illFormedPlaces(json).length > 0 ? undefined : json;
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

/** A call as the gateway reads it; undefined where its body is not JSON, not valid text, or far too long. */
export function requestOf(event: Event, addresses: readonly Address[]): Request | undefined {
  const { rawPath, rawQueryString, requestContext } = event;
  const text = bodyText(event, maxBodyBytes);
  const json = text === undefined ? undefined : bodyOf(text);
  if (text === undefined || json === undefined) return undefined;
  const incoming: Incoming = {
    method: requestContext.http.method,
    path: documentedPath(rawPath) ?? rawPath,
    query: queryOf(rawQueryString),
    headers: lowerCase(event.headers),
    body: valuesOf(json),
  };
  return { ...incoming, text, json, matched: match(incoming, addresses) };
}
