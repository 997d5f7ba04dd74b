import { posix } from "node:path";
import { defaultLocale, type Locale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import type { PageKind } from "../../data/page-kinds.ts";

/** Reference pages are built from data; nobody edits what stands in a `generated` folder. */
export interface GeneratedPage {
  readonly docSet: string;
  /** Address below the doc set; letters keep their case, as in the provider's own addresses. */
  readonly slug: string;
  /** What is asked of it; hand-written pages have theirs in the inventory. */
  readonly kind: PageKind;
  /** Data file, or folder of data files, below `docs`: where readers edit it and what its date is taken from. */
  readonly source: string;
  /** Whose last change is the page's date as well; a doc set's own page is as new as the newest page in it. */
  readonly datedBy?: readonly string[];
  readonly write: (locale: Locale) => string;
}

export const generatedFolder = "generated";

/** What a sidebar calls the page. */
export const docId = (docSet: string, slug: string) => `${docSet}/${generatedFolder}/${slug}`;

/** The page at a doc set's own address; the first of its tree. */
export const docSetPageSlug = "index";
export const docSetPageId = (docSet: string) => docId(docSet, docSetPageSlug);

/** Docusaurus keeps the default language beside the sidebar and the others in its translation tree. */
export const contentFolder = (locale: string) =>
  locale === defaultLocale ? "content" : `i18n/${locale}/docusaurus-plugin-content-docs/current`;

/** Where the repository's own site edits a file below `docs`. */
export const editLink = (fromDocs: string) => `${site.repositoryEditUrl}/${posix.join("docs", fromDocs)}`;
