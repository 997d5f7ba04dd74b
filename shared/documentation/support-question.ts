import type { PortalPath } from "../site.ts";

/** What a page of the documentation leaves open, as its reader asks support about it. */
export interface SupportQuestion {
  /** Doc set and slug, as in the page's address. */
  readonly page: string;
  readonly field: string;
  readonly question: string;
}

const path: PortalPath = "/form";

/** Where it is asked; the page comes filled in. */
export const supportQuestionAddress = ({ page, field, question }: SupportQuestion): string =>
  `${path}?${new URLSearchParams({ page, field, question })}`;

/** Whatever somebody wrote into an address is shown, so it is a page's name and short texts, or nothing. */
export function readSupportQuestion(search: URLSearchParams): SupportQuestion | undefined {
  const page = search.get("page") ?? "";
  const [field = "", question = ""] = ["field", "question"].map((name) => search.get(name)?.slice(0, 500));
  return /^[a-z0-9+-]+\/[A-Za-z0-9_+-]+$/.test(page) && field ? { page, field, question } : undefined;
}
