import { sandboxPages } from "@portal/shared/esitef/sandbox-address.ts";
import type { APIGatewayProxyEventV2 as Event } from "aws-lambda";
import { bodyText } from "../../../platform/http/body.ts";

/** A request for a page, or one that a form of a page or of a store sent. */
export interface Visit {
  readonly method: string;
  /** Below `sandboxPages`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Empty unless a form was sent. */
  readonly form: URLSearchParams;
  readonly acceptLanguage: string | undefined;
  readonly header: (name: string) => string | undefined;
}

/** Far above any form of ours and any documented one. */
const maxBodyBytes = 64 * 1024;

/** Undefined where more was sent than any form has. */
export function visitOf(event: Event): Visit | undefined {
  const { headers, rawPath, rawQueryString, requestContext } = event;
  const text = bodyText(event, maxBodyBytes);
  if (text === undefined) return undefined;
  const named = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    method: requestContext.http.method,
    path: rawPath.slice(sandboxPages.length),
    query: new URLSearchParams(rawQueryString),
    form: new URLSearchParams(text),
    acceptLanguage: named.get("accept-language"),
    header: (name) => named.get(name),
  };
}
