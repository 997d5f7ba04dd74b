/// <reference types="vite/client" />

declare module "virtual:catalogs" {
  /** How each part of the words is fetched, as `pt/event`; see `build/catalogs.ts`. */
  export const catalogs: Readonly<Record<string, () => Promise<{ readonly default: object }>>>;
}

declare module "virtual:page-words" {
  /** The catalogs that each page shows words of, beside `shell` and `errors`; see `build/page-words.ts`. */
  export const pageWords: Readonly<
    Record<import("@portal/shared/site.ts").PortalPath, readonly import("./lib/text/i18n.ts").CatalogPart[]>
  >;
}
