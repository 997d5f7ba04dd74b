/** Portuguese is the default and carries no prefix in addresses. */
export const locales = ["pt", "en", "es"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale = "pt" satisfies Locale;

export const localeDetails = {
  pt: { label: "Português", direction: "ltr", prefix: "", htmlLang: "pt-BR", format: "pt-BR" },
  en: { label: "English", direction: "ltr", prefix: "/en", htmlLang: "en", format: "en-US" },
  es: { label: "Español", direction: "ltr", prefix: "/es", htmlLang: "es", format: "es-419" },
} as const satisfies Record<
  Locale,
  { label: string; direction: "ltr" | "rtl"; prefix: string; htmlLang: string; format: string }
>;

/** A text that exists in every language; a missing one fails `tsc`. */
export type Localized = Readonly<Record<Locale, string>>;

export const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value);

/** Splits an address into its locale and the path without the prefix: `/es/docs/x` is `es` and `/docs/x`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first = ""] = pathname.split("/");
  if (first === defaultLocale || !isLocale(first)) return { locale: defaultLocale, path: pathname || "/" };
  return { locale: first, path: pathname.slice(first.length + 1) || "/" };
}

/** The same page in another language; path, query and hash stay. */
export function withLocale(locale: Locale, pathname: string): string {
  const { path } = splitLocale(pathname);
  const prefix = localeDetails[locale].prefix;
  return path === "/" ? `${prefix}/` : `${prefix}${path}`;
}
