import { type CorsRule, parseCorsRules } from "../protocol/cors.ts";
import { malformedXml } from "../protocol/errors.ts";
import { type LifecycleRule, parseLifecycleRules } from "../protocol/lifecycle-rules.ts";
import { parseXml, textOf, type XmlElement } from "../protocol/xml.ts";

export interface BucketSettings {
  readonly cors: readonly CorsRule[];
  readonly lifecycle: readonly LifecycleRule[];
  /** Undefined until versioning was first switched on. */
  readonly versioning?: "Enabled" | "Suspended";
}

/** The configuration documents as clients put them, so that they read back word for word. */
export type BucketDocuments = Readonly<Partial<Record<keyof BucketSettings, string>>>;

const rootNames: Record<keyof BucketSettings, string> = {
  cors: "CORSConfiguration",
  lifecycle: "LifecycleConfiguration",
  versioning: "VersioningConfiguration",
};

function parseVersioning(document: XmlElement): BucketSettings["versioning"] {
  const status = textOf(document, "Status")?.trim();
  if (status !== "Enabled" && status !== "Suspended") throw malformedXml();
  return status;
}

function read<T>(documents: BucketDocuments, kind: keyof BucketSettings, parse: (root: XmlElement) => T) {
  const source = documents[kind];
  if (source === undefined) return undefined;
  const root = parseXml(source);
  if (root.name !== rootNames[kind]) throw malformedXml();
  return parse(root);
}

/** Throws when a document is not one that S3 would accept. */
export function readSettings(documents: BucketDocuments): BucketSettings {
  return {
    cors: read(documents, "cors", parseCorsRules) ?? [],
    lifecycle: read(documents, "lifecycle", parseLifecycleRules) ?? [],
    versioning: read(documents, "versioning", parseVersioning),
  };
}
