import * as z from "zod/mini";

/** What the published schema of format 2.1 asks of the parts that we write; anything else would be a slip. */
const pair = z.strictObject({ key: z.string().check(z.minLength(1)), value: z.string() });
const offered = z.extend(pair, { disabled: z.optional(z.literal(true)) });
const url = z.strictObject({
  raw: z.string(),
  host: z.array(z.string()),
  path: z.array(z.string().check(z.minLength(1))),
  query: z.optional(z.array(offered)),
  variable: z.optional(z.array(pair)),
});
const request = z.strictObject({
  method: z.enum(["GET", "POST", "PUT", "DELETE"]),
  header: z.array(pair),
  body: z.optional(
    z.strictObject({
      mode: z.literal("raw"),
      raw: z.string(),
      options: z.strictObject({ raw: z.strictObject({ language: z.enum(["json", "text"]) }) }),
    }),
  ),
  url,
  description: z.string(),
});
const event = z.strictObject({
  listen: z.enum(["test", "prerequest"]),
  script: z.strictObject({ type: z.literal("text/javascript"), exec: z.array(z.string()) }),
});
const answer = z.strictObject({
  name: z.string(),
  originalRequest: request,
  status: z.string(),
  code: z.int(),
  _postman_previewlanguage: z.literal("json"),
  header: z.array(pair),
  body: z.string(),
});
const call = z.strictObject({
  name: z.string().check(z.minLength(1)),
  event: z.array(event),
  request,
  response: z.array(answer),
});
const uuid = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/));
const info = z.strictObject({
  _postman_id: uuid,
  name: z.string().check(z.minLength(1)),
  description: z.string().check(z.minLength(1)),
  schema: z.literal("https://schema.getpostman.com/json/collection/v2.1.0/collection.json"),
});
/** Calls by what they are for. */
export const collectionSchema = z.strictObject({
  info,
  event: z.array(event),
  item: z.array(z.strictObject({ name: z.string(), item: z.array(call) })),
});
const basic = z.strictObject({
  type: z.literal("basic"),
  basic: z.array(z.extend(pair, { type: z.literal("string") })),
});
/** Calls of one page or few, with what all of them share. */
export const flatCollectionSchema = z.strictObject({
  info,
  auth: z.optional(basic),
  event: z.array(event),
  item: z.array(call),
});
export const environmentSchema = z.strictObject({
  id: uuid,
  name: z.string(),
  values: z.array(
    z.strictObject({
      key: z.string(),
      value: z.string(),
      type: z.enum(["default", "secret"]),
      enabled: z.literal(true),
    }),
  ),
  _postman_variable_scope: z.literal("environment"),
});

export const variablesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{([^{}]+)\}\}/g)].map(([, name = ""]) => name);

export interface ParsedRequest {
  readonly title: string;
  readonly name: string;
  /** What the editor asks before it sends. */
  readonly prompts: readonly string[];
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** By the format's own rules: requests apart by `###`, then comments, the line, headers, an empty line, the body. */
export function parsedHttp(file: string): ParsedRequest[] {
  const [, ...blocks] = file.split(/^### /m);
  return blocks.map((block) => {
    const [title = "", ...rest] = block.split("\n");
    const comments = rest.filter((line) => line.startsWith("#"));
    const [head = "", ...texts] = rest
      .filter((line) => !line.startsWith("#"))
      .join("\n")
      .split("\n\n");
    const [line = "", ...lines] = head.split("\n");
    const [method = "", address = ""] = line.split(" ");
    const headers = lines.filter(Boolean).map((each) => each.split(/: (.*)/s).slice(0, 2));
    const body = texts.join("\n\n").trim();
    return {
      title,
      name: comments.flatMap((each) => /^# @name (\w+)$/.exec(each)?.[1] ?? [])[0] ?? "",
      prompts: comments.flatMap((each) => /^# @prompt (\w+) ./.exec(each)?.[1] ?? []),
      method,
      address,
      headers: Object.fromEntries(headers),
      body: body === "" ? undefined : body,
    };
  });
}
