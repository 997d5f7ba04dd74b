interface Catalogs {
  readonly [name: string]: Readonly<Record<string, unknown>>;
}

/** Sections of a feature's catalog that its pages do not show: the titles of its events, and its letters. */
type Apart = "event" | "mail";

/** Catalogs whose texts the functions write: the words around every letter, and the sandbox's own pages. */
type OfFunctions = "mail" | "sandbox-page";

/** What of the catalogs the portal shows, as it loads it: each by itself, and the titles of all events together. */
export type PortalWords<T> = {
  readonly [Name in Exclude<keyof T, OfFunctions>]: Omit<T[Name], Apart>;
} & {
  readonly event: {
    readonly [Name in keyof T as T[Name] extends { event: object } ? Name : never]: T[Name] extends {
      event: infer Titles;
    }
      ? Titles
      : never;
  };
};

export function portalWords<T extends Catalogs>(catalogs: T): PortalWords<T>;
export function portalWords({ mail: _letters, "sandbox-page": _pages, ...catalogs }: Catalogs): Catalogs {
  const entries = Object.entries(catalogs);
  return {
    ...Object.fromEntries(
      entries.map(([name, { event: _titles, mail: _ownLetters, ...shown }]) => [name, shown]),
    ),
    event: Object.fromEntries(
      entries.flatMap(([name, { event: titles }]) => (titles === undefined ? [] : [[name, titles]])),
    ),
  };
}
