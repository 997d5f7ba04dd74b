import type { pt } from "./pt.ts";

/** The Portuguese catalogs are the source: every other language has exactly these keys, or `tsc` fails. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };
export type Messages = SameKeys<typeof pt>;
