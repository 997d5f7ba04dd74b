import { type Values, valuesOf } from "@portal/shared/esitef/values.ts";
import { illFormedPlaces, jsonOf } from "../../../platform/http/body.ts";
import { one } from "../../engine/incoming/call.ts";
import { siteHeader } from "../../engine/incoming/origin.ts";
import type { Request } from "../../engine/incoming/request.ts";
import type { Visit } from "../page/visit.ts";

/** A call of a store to the HTML interface: a form whose one field is JSON. */
export interface PageRequest extends Request {
  readonly merchantId: string;
  readonly merchantKey: string | undefined;
}

export type PageOperation = "html-begin" | "payment-link";

/** A link is a page that is sent to its buyer. */
export const pageOperation = ({ body }: { readonly body: Values }): PageOperation =>
  one(body, "payment_link") === "true" ? "payment-link" : "html-begin";

/** Undefined where the form has no JSON object in its field. */
export function pageRequestOf({ method, path, form, header }: Visit): PageRequest | undefined {
  const text = form.get("request") ?? "";
  const json = jsonOf(text);
  if (typeof json !== "object" || json === null || illFormedPlaces(json).length > 0) return undefined;
  const body = valuesOf(json);
  const names = ["merchant_key", "x-sandbox-outcome", siteHeader] as const;
  const headers = Object.fromEntries(names.map((name) => [name, header(name)]));
  return {
    method,
    path,
    query: new Map(),
    headers,
    body,
    text,
    json,
    // It is none of the REST interface.
    matched: undefined,
    merchantId: one(body, "merchant_id") ?? "",
    merchantKey: headers["merchant_key"],
  };
}
