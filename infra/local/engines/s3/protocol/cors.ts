import { invalidRequest, malformedXml } from "./errors.ts";
import { childrenOf, type XmlElement } from "./xml.ts";

export interface CorsRule {
  readonly origins: readonly string[];
  readonly methods: readonly string[];
  readonly headers: readonly string[];
  readonly exposed: readonly string[];
  readonly maxAgeSeconds?: string;
}

export interface CorsQuestion {
  readonly origin: string;
  readonly method: string;
  /** A preflight's, in lower case; empty for the request itself. */
  readonly headers: readonly string[];
}

const corsMethods = ["GET", "PUT", "HEAD", "POST", "DELETE"];

function texts(rule: XmlElement, name: string): string[] {
  return childrenOf(rule, name).map((child) => child.text.trim());
}

export function parseCorsRules(document: XmlElement): CorsRule[] {
  const rules = childrenOf(document, "CORSRule").map((rule) => ({
    origins: texts(rule, "AllowedOrigin"),
    methods: texts(rule, "AllowedMethod"),
    headers: texts(rule, "AllowedHeader").map((header) => header.toLowerCase()),
    exposed: texts(rule, "ExposeHeader"),
    maxAgeSeconds: texts(rule, "MaxAgeSeconds")[0],
  }));
  if (rules.length === 0 || rules.some((rule) => rule.origins.length === 0 || rule.methods.length === 0)) {
    throw malformedXml();
  }
  if (rules.some((rule) => rule.methods.some((method) => !corsMethods.includes(method)))) {
    throw invalidRequest("Found unsupported HTTP method in CORS config.");
  }
  if (rules.some((rule) => [...rule.origins, ...rule.headers].some((text) => text.split("*").length > 2))) {
    throw invalidRequest("AllowedOrigin and AllowedHeader can not have more than one wildcard.");
  }
  return rules;
}

function matches(pattern: string, text: string): boolean {
  const [before = "", after] = pattern.split("*");
  if (after === undefined) return pattern === text;
  return text.length >= before.length + after.length && text.startsWith(before) && text.endsWith(after);
}

/** The headers that let the page at `origin` go on, or undefined when no rule of the bucket allows it. */
export function corsHeaders(
  rules: readonly CorsRule[],
  { origin, method, headers }: CorsQuestion,
): Record<string, string> | undefined {
  const rule = rules.find(
    (candidate) =>
      candidate.origins.some((pattern) => matches(pattern, origin)) &&
      candidate.methods.includes(method) &&
      headers.every((header) => candidate.headers.some((pattern) => matches(pattern, header))),
  );
  if (!rule) return undefined;
  const anyOrigin = rule.origins.includes("*");
  return {
    "access-control-allow-origin": anyOrigin ? "*" : origin,
    "access-control-allow-methods": rule.methods.join(", "),
    ...(anyOrigin ? {} : { "access-control-allow-credentials": "true" }),
    ...(headers.length > 0 ? { "access-control-allow-headers": headers.join(", ") } : {}),
    ...(rule.exposed.length > 0 ? { "access-control-expose-headers": rule.exposed.join(", ") } : {}),
    ...(rule.maxAgeSeconds ? { "access-control-max-age": rule.maxAgeSeconds } : {}),
    vary: "Origin, Access-Control-Request-Headers, Access-Control-Request-Method",
  };
}
