import { type Route, routeKey } from "@portal/shared/contract.ts";
import { openApiDocument } from "@portal/shared/openapi/document.ts";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import * as z from "zod/mini";

const document = openApiDocument();

/** The document is no schema itself, but all of its schemas refer to one another inside of it. */
const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false }).addSchema(
  document,
  "published",
);

const pointer = (...steps: readonly string[]) =>
  steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

const responseSchema = z.looseObject({ $ref: z.optional(z.string()) });

/** Where the document describes what a route answers with a status; undefined for a status that it does not know. */
function placeOf({ method, path }: Pick<Route, "method" | "path">, status: string): string | undefined {
  const verb = method.toLowerCase();
  const responses: Readonly<Record<string, unknown>> = document.paths[path]?.[verb]?.responses ?? {};
  if (!Object.hasOwn(responses, status)) return undefined;
  const { $ref } = responseSchema.parse(responses[status]);
  return $ref?.slice(1) ?? pointer("paths", path, verb, "responses", status);
}

const validators = new Map<string, ValidateFunction | undefined>();

function validatorAt(place: string): ValidateFunction | undefined {
  if (!validators.has(place)) validators.set(place, ajv.getSchema(`published#${place}`));
  return validators.get(place);
}

interface Given {
  readonly status: number;
  readonly contentType: string;
  readonly json: unknown;
}

/** What an answer has that the published document does not say of its route; undefined when it keeps to it. */
export function departure(
  route: Pick<Route, "method" | "path">,
  { status, contentType, json }: Given,
): string | undefined {
  const place = placeOf(route, String(status));
  if (place === undefined) return `the status ${status} of ${routeKey(route)} is not published`;
  const validate = validatorAt(place + pointer("content", contentType, "schema"));
  if (!validate) return `${routeKey(route)} is not published to answer ${status} as ${contentType}`;
  if (validate(json)) return undefined;
  return `${routeKey(route)} answered ${status} unlike published: ${ajv.errorsText(validate.errors)}`;
}
