import type { Locale, Localized } from "../locales.ts";
import type { SameKeys } from "./messages.ts";

interface Texts {
  readonly [key: string]: string | Texts;
}

interface LocalizedTree {
  readonly [key: string]: Localized | LocalizedTree;
}

type LocalizedTexts<T> = { readonly [K in keyof T]: T[K] extends string ? Localized : LocalizedTexts<T[K]> };

function together({ pt, en, es }: Readonly<Record<Locale, Texts>>): LocalizedTree {
  return Object.fromEntries(
    Object.entries(pt).map(([key, text]) => {
      const [english, spanish] = [en[key], es[key]];
      if (typeof text === "string" && typeof english === "string" && typeof spanish === "string")
        return [key, { pt: text, en: english, es: spanish }];
      if (typeof text === "object" && typeof english === "object" && typeof spanish === "object")
        return [key, together({ pt: text, en: english, es: spanish })];
      throw new Error(`The catalogs differ at "${key}".`);
    }),
  );
}

/**
 * A catalog in all languages as one tree of `Localized` texts. For code that learns its language only when it renders
 * and has no translation library: the documentation's pages and generators.
 */
export function localized<T extends Texts>(
  catalogs: Readonly<Record<"pt", T> & Record<"en" | "es", SameKeys<NoInfer<T>>>>,
): LocalizedTexts<T>;
export function localized(catalogs: Readonly<Record<Locale, Texts>>): LocalizedTree {
  return together(catalogs);
}
