import type { AlgoliaKeys } from "@portal/shared/settings/site-config.ts";

export type { AlgoliaKeys };

export const algoliaIndexName = (index: string, locale: string) => `${index}_${locale}`;

/** Of what a stage publishes about itself; absent, as on a laptop, means that the site searches its own index. */
export function algoliaKeysOf(config: unknown): AlgoliaKeys | undefined {
  const { algolia } = Object(config);
  const { appId, searchKey, index } = Object(algolia);
  if (typeof appId !== "string" || typeof searchKey !== "string" || typeof index !== "string")
    return undefined;
  return { appId, searchKey, index };
}

let reading: Promise<AlgoliaKeys | undefined> | undefined;

/** Asked for when the search first opens. A site whose configuration does not arrive still has its own index. */
export function stageKeys(): Promise<AlgoliaKeys | undefined> {
  reading ??= fetch("/config.json")
    .then((response): Promise<unknown> => (response.ok ? response.json() : Promise.resolve(undefined)))
    .then(algoliaKeysOf)
    .catch(() => undefined);
  return reading;
}
