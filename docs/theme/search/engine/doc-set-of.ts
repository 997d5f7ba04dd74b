import { splitLocale } from "@portal/shared/locales.ts";

/** "e-sitef" of "/en/docs/e-sitef/glossario"; empty for pages outside the doc sets. */
export function docSetOf(url: string): string {
  const [, root, id] = splitLocale(url).path.split(/[/?#]/);
  return root === "docs" && id ? decodeURIComponent(id) : "";
}
