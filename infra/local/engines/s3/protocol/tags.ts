import { malformedXml, S3Error } from "./errors.ts";
import { childOf, childrenOf, leaf, node, textOf, type XmlElement } from "./xml.ts";

export interface Tag {
  readonly key: string;
  readonly value: string;
}

const maxTags = 10;

function checkTags(tags: readonly Tag[]): readonly Tag[] {
  const tooLong = tags.some(({ key, value }) => key.length < 1 || key.length > 128 || value.length > 256);
  if (tooLong || new Set(tags.map(({ key }) => key)).size < tags.length) {
    throw new S3Error(
      400,
      "InvalidTag",
      "Tag keys are unique, 1 to 128 characters; values have at most 256.",
    );
  }
  if (tags.length > maxTags) throw new S3Error(400, "BadRequest", "Object tags cannot be greater than 10");
  return tags;
}

/** The `x-amz-tagging` header: tags as a query string. */
export function parseTagHeader(header: string | undefined): readonly Tag[] {
  return checkTags([...new URLSearchParams(header ?? "")].map(([key, value]) => ({ key, value })));
}

export function parseTag(element: XmlElement): Tag {
  const [key, value] = [textOf(element, "Key"), textOf(element, "Value")];
  if (key === undefined || value === undefined) throw malformedXml();
  return { key, value };
}

export function parseTagging(document: XmlElement): readonly Tag[] {
  const set = childOf(document, "TagSet");
  if (document.name !== "Tagging" || !set) throw malformedXml();
  return checkTags(childrenOf(set, "Tag").map(parseTag));
}

export function renderTagSet(tags: readonly Tag[]): string {
  return node(
    "TagSet",
    tags.map(({ key, value }) => node("Tag", [leaf("Key", key), leaf("Value", value)])),
  );
}
