import { posix } from "node:path";
import { defaultLocale, type Locale } from "../../shared/locales.ts";

/** Reference pages are built from data; nobody edits what stands in a `generated` folder. */
export interface GeneratedPage {
  readonly docSet: string;
  /** Address below the doc set; letters keep their case, as in the provider's own addresses. */
  readonly slug: string;
  readonly write: (locale: Locale) => string;
}

export const generatedFolder = "generated";

/** What a sidebar calls the page. */
export const docId = (docSet: string, slug: string) => `${docSet}/${generatedFolder}/${slug}`;

const repository = "https://github.com/example/developer-portal/edit/main";

/** Docusaurus keeps the default language beside the sidebar and the others in its translation tree. */
export const contentFolder = (locale: string) =>
  locale === defaultLocale ? "content" : `i18n/${locale}/docusaurus-plugin-content-docs/current`;

/** The "edit" link of a generated page leads to the data it is made of. */
export const editLink = (fromDocs: string) => `${repository}/${posix.join("docs", fromDocs)}`;
