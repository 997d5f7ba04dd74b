import { malformedXml } from "./errors.ts";
import { parseTag, type Tag } from "./tags.ts";
import { childOf, childrenOf, positiveOf, textOf, type XmlElement } from "./xml.ts";

/** What a bucket forgets by itself. Storage-class transitions and multipart clean-up have no effect here. */
export interface LifecycleRule {
  readonly prefix: string;
  readonly tags: readonly Tag[];
  readonly largerThanBytes?: number;
  readonly smallerThanBytes?: number;
  readonly expireAfterDays?: number;
  /** An instant, in milliseconds. */
  readonly expireOn?: number;
  readonly removeLoneDeleteMarkers: boolean;
  readonly noncurrentAfterDays?: number;
  readonly newerNoncurrentKept: number;
}

const actions = [
  "Expiration",
  "NoncurrentVersionExpiration",
  "AbortIncompleteMultipartUpload",
  "Transition",
  "NoncurrentVersionTransition",
];

function parseExpireOn(expiration: XmlElement | undefined): number | undefined {
  const date = textOf(expiration, "Date");
  if (date === undefined) return undefined;
  const instant = Date.parse(date);
  if (Number.isNaN(instant)) throw malformedXml();
  return instant;
}

function parseRule(rule: XmlElement): LifecycleRule {
  const filter = childOf(rule, "Filter");
  const condition = childOf(filter, "And") ?? filter;
  const expiration = childOf(rule, "Expiration");
  const noncurrent = childOf(rule, "NoncurrentVersionExpiration");
  return {
    prefix: textOf(condition, "Prefix") ?? textOf(rule, "Prefix") ?? "",
    tags: childrenOf(condition, "Tag").map(parseTag),
    largerThanBytes: positiveOf(condition, "ObjectSizeGreaterThan"),
    smallerThanBytes: positiveOf(condition, "ObjectSizeLessThan"),
    expireAfterDays: positiveOf(expiration, "Days"),
    expireOn: parseExpireOn(expiration),
    removeLoneDeleteMarkers: textOf(expiration, "ExpiredObjectDeleteMarker")?.trim() === "true",
    noncurrentAfterDays: positiveOf(noncurrent, "NoncurrentDays"),
    newerNoncurrentKept: positiveOf(noncurrent, "NewerNoncurrentVersions") ?? 0,
  };
}

/** The rules that are enabled; a malformed one, enabled or not, refuses the document. */
export function parseLifecycleRules(document: XmlElement): LifecycleRule[] {
  const rules = childrenOf(document, "Rule").map((rule) => {
    const status = textOf(rule, "Status")?.trim();
    const acts = rule.children.some((child) => actions.includes(child.name));
    if ((status !== "Enabled" && status !== "Disabled") || !acts) throw malformedXml();
    return { status, rule: parseRule(rule) };
  });
  if (rules.length === 0) throw malformedXml();
  return rules.filter(({ status }) => status === "Enabled").map(({ rule }) => rule);
}
