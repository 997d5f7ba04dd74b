import { site } from "../../shared/site.ts";
import { httpStatuses } from "../data/e-sitef/http-statuses.data.ts";
import { operationExamples } from "../data/e-sitef/operation-examples.ts";
import { operations } from "../data/e-sitef/operations.data.ts";
import type { Operation, Parameter } from "../data/schema.ts";
import { objectSchema, valueSchema } from "./openapi-schema.ts";

/** Below `docs`; the static folder is copied to the root of the site. */
export const openApiFile = "static/openapi/e-sitef.json";

const plain = (text: string) => text.replaceAll("`", "");

/** Reservations are created, changed and incremented by one call each with other fields: one entry in OpenAPI. */
function callsTogether(): Operation[][] {
  const calls = new Map<string, Operation[]>();
  for (const each of operations) {
    const key = `${each.method} ${each.path}`;
    calls.set(key, [...(calls.get(key) ?? []), each]);
  }
  return [...calls.values()];
}

const anyOf = <Schema>(schemas: readonly Schema[]) =>
  schemas.length === 1 ? schemas[0] : { anyOf: schemas };

function requestBody(together: readonly Operation[]) {
  const bodies = together.map(({ parameters }) => parameters.filter((each) => each.in === "body"));
  if (bodies.every((body) => body.length === 0)) return undefined;
  const examples = together.map(({ id, title }) => [
    id,
    { summary: title.en, value: operationExamples[id]?.body },
  ]);
  return {
    required: true,
    content: {
      "application/json": { schema: anyOf(bodies.map(objectSchema)), examples: Object.fromEntries(examples) },
    },
  };
}

function responses(together: readonly Operation[]) {
  const content = {
    "application/json": { schema: anyOf(together.map(({ answer }) => objectSchema(answer))) },
  };
  const statuses = [...new Set(together.flatMap((each) => each.statuses))];
  return Object.fromEntries(
    statuses.map((status) => {
      const entry = httpStatuses.find(({ code }) => code === String(status));
      const hasBody = status < 300 || status === 400;
      return [
        String(status),
        { description: plain(entry?.name.en ?? String(status)), ...(hasBody && { content }) },
      ];
    }),
  );
}

/** Operations of one call may ask for different filters and headers: only what all of them need is required. */
function urlParameters(together: readonly Operation[]) {
  const all = together.flatMap(({ parameters }) => parameters.filter((each) => each.in !== "body"));
  const same = (one: Parameter) => (other: Parameter) => one.name === other.name && one.in === other.in;
  return all
    .filter((each, index) => all.findIndex(same(each)) === index)
    .map((each) => {
      const asked = all.filter(same(each));
      const always = asked.length === together.length && asked.every(({ required }) => required === "yes");
      return {
        name: each.name,
        in: each.in,
        required: each.in === "path" || always,
        schema: valueSchema(each),
      };
    });
}

function operationObject(together: readonly Operation[]) {
  const [first] = together;
  if (!first) throw new Error("A call without operations.");
  const body = requestBody(together);
  return {
    operationId: first.id,
    tags: [...new Set(together.map(({ group }) => group))],
    summary: together.map(({ title }) => title.en).join(" / "),
    description: together.map(({ purpose, retry }) => plain(`${purpose.en} ${retry.en}`)).join("\n\n"),
    externalDocs: { url: `${site.url}/en/docs/e-sitef/${first.page}` },
    parameters: urlParameters(together),
    ...(body && { requestBody: body }),
    responses: responses(together),
  };
}

/** The REST API as OpenAPI 3.1, from the same data as its pages. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const together of callsTogether()) {
    const [first] = together;
    if (!first) continue;
    const path = (paths[first.path] ??= {});
    path[first.method.toLowerCase()] = operationObject(together);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "e-SiTef REST API",
      version: "1.0.0",
      summary: "Payment, cancellation, pre-authorization and access tokens",
      contact: { email: site.supportEmail },
    },
    servers: [
      { url: `https://${site.testHost}/e-sitef/api`, description: "Certification" },
      { url: `https://${site.productionHost}/e-sitef/api`, description: "Production" },
    ],
    security: [{ merchantId: [], merchantKey: [] }],
    paths,
    components: {
      securitySchemes: {
        merchantId: { type: "apiKey", in: "header", name: "merchant_id" },
        merchantKey: { type: "apiKey", in: "header", name: "merchant_key" },
      },
    },
  };
}
