/** A page of the documentation, or a place on it, without locale prefix. Its anchor is the same in every language. */
export type DocsPage = `/docs/${string}`;

/** What has no page says why, so that somebody who writes one knows that it is not awaited by mistake. */
export interface NoDocsPage {
  readonly none: string;
}

/** Where the documentation explains a part of the portal. The pages link back to all of them. */
export type Explained = DocsPage | NoDocsPage;

export const docsPageOf = (explained: Explained | undefined): DocsPage | undefined =>
  typeof explained === "string" ? explained : undefined;
