import type { SupportQuestion } from "@portal/shared/documentation/support-question.ts";
import { site } from "@portal/shared/site.ts";

interface LetterWords {
  readonly subject: string;
  readonly page: string;
  readonly field: string;
  readonly company: string;
}

/** The address of a letter to support that has everything in it. `page` is its path, in the reader's language. */
export function supportLetter(
  { field, question }: SupportQuestion,
  page: string,
  company: string | undefined,
  words: LetterWords,
): string {
  const facts = [
    `${words.page}: ${new URL(page, site.url).href}`,
    `${words.field}: ${field}`,
    ...(company ? [`${words.company}: ${company}`] : []),
  ];
  const body = [question, "", ...facts].join("\n");
  const letter = new URLSearchParams({ subject: words.subject, body }).toString().replaceAll("+", "%20");
  return `mailto:${site.supportEmail}?${letter}`;
}
