import { addressesOf, match } from "@portal/shared/esitef/call.ts";
import { esitefOpenApi } from "@portal/shared/esitef/openapi/document.ts";
import type { JsonSchema } from "@portal/shared/esitef/openapi/json-schema.ts";
import { gatewayOperations } from "@portal/shared/esitef/operations.data.ts";
import { valuesOf } from "@portal/shared/esitef/values.ts";
import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";

/**
 * Clients are told to expect more members than the document has; the sandbox is not to say any that nobody can look
 * up.
 */
function closed(schema: JsonSchema): object {
  const { type, properties, items } = schema;
  const members = Object.entries(properties ?? {}).map(([name, member]) => [name, closed(member)] as const);
  return {
    ...schema,
    ...(type === "object" && { properties: Object.fromEntries(members), additionalProperties: false }),
    ...(items && { items: closed(items) }),
  };
}

/** Made by the first answer that is looked at: most suites never call the sandbox. */
function load() {
  const { components, paths } = esitefOpenApi("en");
  const schemas = Object.entries<JsonSchema>(components.schemas).map(([name, each]) => [name, closed(each)]);
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
  ajv.addSchema({ paths, components: { schemas: Object.fromEntries(schemas) } }, "closed");
  return { paths, ajv, addresses: addressesOf(gatewayOperations) };
}

let loaded: ReturnType<typeof load> | undefined;
const validators = new Map<string, ValidateFunction | undefined>();

function validatorAt(place: string): ValidateFunction | undefined {
  if (!validators.has(place)) validators.set(place, loaded?.ajv.getSchema(place));
  return validators.get(place);
}

const pointer = (...steps: readonly string[]) =>
  steps.map((step) => `/${step.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

const memberOf = ({ instancePath, params }: ErrorObject): string =>
  [instancePath, params["additionalProperty"] ?? params["missingProperty"] ?? []].flat().join("/");

/** Of all that the answer might have been, what is wrong deepest in it: the others it was not meant to be. */
function wrongIn(errors: readonly ErrorObject[]): string {
  const found = errors.filter(({ keyword }) => keyword !== "anyOf");
  const depth = (error: ErrorObject) => memberOf(error).split("/").length;
  const deepest = Math.max(...found.map(depth));
  const said = found
    .filter((error) => depth(error) === deepest)
    .map((error) => `${memberOf(error)} ${error.message}`);
  return [...new Set(said)].join(", ");
}

interface Given {
  readonly method: string;
  /** Below the base address, without a query. */
  readonly path: string;
  readonly http: number;
  readonly body: unknown;
}

/** What an answer of the sandbox has that the OpenAPI document does not say of its call; undefined when it keeps to it. */
export function esitefDeparture({ method, path, http, body }: Given): string | undefined {
  loaded ??= load();
  const none = valuesOf({});
  const matched = match({ method, path, query: none, headers: {}, body: none }, loaded.addresses);
  // What is asked at another address, or with another method, is no call of the document.
  if (typeof matched !== "object") return undefined;
  const template = loaded.addresses.find(({ operation }) => operation === matched.operation)?.template ?? "";
  const verb = method.toLowerCase();
  const where = `${method} ${template} answered ${http}`;
  const responses = loaded.paths[template]?.[verb]?.responses ?? {};
  if (!Object.hasOwn(responses, String(http))) return `${where}, which is not documented`;
  // Of a failure of the gateway itself nothing but the status is documented.
  if (http >= 500) return undefined;
  const place = pointer(
    "paths",
    template,
    verb,
    "responses",
    String(http),
    "content",
    "application/json",
    "schema",
  );
  const validate = validatorAt(`closed#${place}`);
  if (!validate) return `${where}, of which no body is documented`;
  return validate(body) ? undefined : `${where} unlike documented: ${wrongIn(validate.errors ?? [])}`;
}
