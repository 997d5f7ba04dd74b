import { createHash } from "node:crypto";
import { type Json, jsonText } from "../../../data/examples/request-code/http-example.ts";

/** The same in every build, so that importing a newer file updates what is there. */
export function stableId(name: string): string {
  const hash = createHash("sha256").update(name).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}

/** What a collection says of itself in format 2.1; Bruno, Insomnia and Hoppscotch import it as well. */
export const collectionInfo = (id: string, name: string, description: string) => ({
  _postman_id: stableId(id),
  name,
  description,
  schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
});

/** A script of Postman's own sandbox: before a call, or after its answer. */
export const script = (listen: "prerequest" | "test", lines: readonly string[]) => ({
  listen,
  script: { type: "text/javascript", exec: lines },
});

/** A value that the calls share. Postman does not show a secret, nor write it into shared copies. */
export const variable = (key: string, value: string, type: "default" | "secret" = "default") => ({
  key,
  value,
  type,
  enabled: true,
});

/** Keeps what later calls ask for. */
const keeping = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).flatMap(([name, path]) => [
    `const ${name} = ${["answer", ...path.split(".")].join("?.").replaceAll("[", "?.[")};`,
    `if (${name} !== undefined && ${name} !== null) pm.environment.set("${name}", String(${name}));`,
  ]);

/** Checks the status of an answer, where it is known, and keeps its values. */
export const afterwards = (status: number | undefined, kept: Readonly<Record<string, string>>) =>
  script("test", [
    ...(status === undefined
      ? []
      : [`pm.test("HTTP ${status}", () => pm.response.to.have.status(${status}));`]),
    ...(Object.keys(kept).length > 0 ? ["const answer = pm.response.json();", ...keeping(kept)] : []),
  ]);

interface QueryValue {
  readonly name: string;
  readonly value: string;
  /** Offered switched off. */
  readonly isOptional?: boolean;
}

/** An address in one piece, as it is sent, and in its parts, which the tool lets its user change. */
export function addressBelow(base: string, path: string, query: readonly QueryValue[]) {
  const sent = query.filter(({ isOptional }) => !isOptional);
  const search = sent.map(({ name, value }) => `${name}=${value}`).join("&");
  return {
    raw: `${base}${path}${search && `?${search}`}`,
    host: [base],
    path: path.split("/").filter((segment) => segment !== ""),
    ...(query.length > 0 && {
      query: query.map(({ name, value, isOptional }) => ({
        key: name,
        value,
        ...(isOptional && { disabled: true }),
      })),
    }),
  };
}

/** The answer that the page shows, for whoever has not sent anything yet. */
export const shownAnswer = (originalRequest: object, status: number, body: Json) => ({
  name: `${status}`,
  originalRequest,
  status: status === 201 ? "Created" : "OK",
  code: status,
  _postman_previewlanguage: "json",
  header: [{ key: "Content-Type", value: "application/json" }],
  body: jsonText(body),
});

export const environment = (id: string, name: string, values: readonly ReturnType<typeof variable>[]) => ({
  id: stableId(id),
  name,
  values,
  _postman_variable_scope: "environment",
});
