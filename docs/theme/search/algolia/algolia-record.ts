import type { Hit } from "../engine/answer.ts";

/** The same entries that the site's own index holds. */
export interface AlgoliaRecord extends Record<string, unknown> {
  readonly objectID: string;
  readonly url: string;
  readonly kind: Hit["kind"];
  readonly label: string;
  readonly trail: readonly string[];
  readonly text: string;
  /** What readers narrow a search to. */
  readonly docSet: string;
  /** Empty but for rows: Algolia looks here first. */
  readonly code: string;
}
