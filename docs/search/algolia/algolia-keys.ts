/** What a browser may know; the key may only search. */
export interface AlgoliaKeys {
  readonly appId: string;
  readonly searchKey: string;
  /** Indices are named after it, one a locale. */
  readonly index: string;
}

/** Absent, as on a laptop, means that the site searches its own index and asks nobody else. */
export function algoliaKeysFrom(environment: NodeJS.ProcessEnv): AlgoliaKeys | undefined {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_INDEX: index } = environment;
  return appId && searchKey && index ? { appId, searchKey, index } : undefined;
}

export const algoliaIndexName = (index: string, locale: string) => `${index}_${locale}`;

export const searchPluginName = "search-index";

/** Pages get the keys from the plugin's data, whose type Docusaurus does not know. */
export function algoliaKeysOf(data: unknown): AlgoliaKeys | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { appId, searchKey, index } = data as Partial<Record<keyof AlgoliaKeys, unknown>>;
  if (typeof appId !== "string" || typeof searchKey !== "string" || typeof index !== "string")
    return undefined;
  return { appId, searchKey, index };
}
