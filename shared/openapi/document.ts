import { answerOf, answersByRole, type Contract, type Returns } from "../contract.ts";
import { contracts } from "../contracts.ts";
import { site } from "../site.ts";
import { outputSchema, type SchemaObject } from "./json-schema.ts";
import { camelCase, operationOf } from "./operation.ts";
import { problemSchema, sharedResponses } from "./refusals.ts";

/** Where the document lies on the site. */
export const openApiPath = "/api/openapi.json";

const pascalCase = (...names: readonly string[]) => camelCase("", ...names);

/** What routes answer, each under the name of the first route that answers it. */
function answersOf(all: readonly Contract[]): Map<Returns, string> {
  const names = new Map<Returns, string>();
  for (const { feature, routes } of all) {
    for (const [name, { returns }] of Object.entries(routes)) {
      if (!names.has(returns)) names.set(returns, pascalCase(feature, name));
    }
  }
  return names;
}

function describedAnswer(returns: Returns): SchemaObject {
  const byRole = answersByRole({ returns });
  if (!byRole) return outputSchema(answerOf({ returns }));
  const toRole = (role: keyof typeof byRole) => ({
    description: `To ${role === "client" ? "people of a company" : "support"}.`,
    ...outputSchema(byRole[role]),
  });
  return { anyOf: [toRole("client"), toRole("support")] };
}

function pathsOf(all: readonly Contract[], answers: ReadonlyMap<Returns, string>) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const { feature, routes } of all) {
    for (const [name, route] of Object.entries(routes)) {
      const operation = operationOf(feature, name, route, (returns) => answers.get(returns) ?? "");
      paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation };
    }
  }
  return paths;
}

/**
 * The portal's own API as OpenAPI 3.1: whatever the contracts say, and nothing besides. It is published as a file, so that
 * no function carries all contracts; the gateway of the functions' tests holds every answer to it.
 */
export function openApiDocument() {
  const answers = answersOf(contracts);
  const schemas: Record<string, SchemaObject> = { Problem: problemSchema };
  for (const [returns, name] of answers) schemas[name] = describedAnswer(returns);
  return {
    openapi: "3.1.0",
    info: {
      title: `${site.title.en} API`,
      version: "1.0.0",
      description:
        "What the portal and the back office call. Everything travels as JSON in UTF-8; a refusal is a problem document (RFC 9457) with a stable code. What belongs to another company looks like what does not exist.",
    },
    servers: [{ url: "/", description: "The site that serves this document." }],
    tags: contracts.map(({ feature }) => ({ name: feature })),
    paths: pathsOf(contracts, answers),
    components: {
      schemas,
      responses: sharedResponses,
      securitySchemes: {
        accessToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description:
            "The access token of the stage's user pool, for fifteen minutes. Who is in the group of support acts as support and never as a client.",
        },
      },
    },
  };
}
