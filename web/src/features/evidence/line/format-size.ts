import { type Locale, localeDetails } from "@portal/shared/locales.ts";

/** As file managers write it: 824 byte, 312 kB, 1.4 MB. */
export function formatSize(bytes: number, locale: Locale): string {
  const [unit, size] =
    bytes < 1024
      ? (["byte", bytes] as const)
      : bytes < 1024 * 1024
        ? (["kilobyte", bytes / 1024] as const)
        : (["megabyte", bytes / 1024 / 1024] as const);
  return new Intl.NumberFormat(localeDetails[locale].format, {
    style: "unit",
    unit,
    unitDisplay: unit === "byte" ? "long" : "short",
    maximumFractionDigits: unit === "megabyte" ? 1 : 0,
  }).format(size);
}
