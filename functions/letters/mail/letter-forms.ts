import { type Locale, localeDetails } from "@portal/shared/locales.ts";

/** `locale` when the text is known to be in another language than the letter: people write notes in their own. */
export interface Paragraph {
  readonly text: string;
  readonly locale?: Locale | undefined;
}

/** The texts of a letter, before they are rendered as plain text and HTML. */
export interface LetterTexts {
  readonly locale: Locale;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly Paragraph[];
  readonly list?: {
    readonly title: string;
    readonly locale?: Locale | undefined;
    readonly items: readonly { label: string; text: string }[];
  };
  readonly action: { readonly label: string; readonly url: string };
  readonly closing: readonly string[];
  /** The way to go without it. */
  readonly choice?: { readonly text: string; readonly url: string } | undefined;
}

export function asText({ greeting, paragraphs, list, action, closing, choice }: LetterTexts): string {
  const items = list ? [`${list.title}:`, ...list.items.map(({ label, text }) => `- ${label}: ${text}`)] : [];
  const said = paragraphs.map(({ text }) => text);
  const way = choice ? [`${choice.text} ${choice.url}`] : [];
  return [greeting, ...said, ...items, `${action.label}: ${action.url}`, ...closing, ...way].join("\n\n");
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? "").replaceAll("\n", "<br>");

const style = {
  body: "margin:0;padding:24px;background:#f4f5f7;color:#1c2430;font:16px/1.5 Arial,Helvetica,sans-serif",
  main: "max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px",
  heading: "margin:0 0 16px;font-size:20px;line-height:1.3",
  // The brand's accent, as `shared/brand/tokens.css` has it: mail programs know no variables.
  action:
    "display:inline-block;padding:12px 20px;background:#0a6b57;color:#ffffff;text-decoration:none;border-radius:6px",
  closing: "color:#4a5568;font-size:14px",
};

const langOf = ({ locale }: Pick<Paragraph, "locale">): string =>
  locale ? ` lang="${localeDetails[locale].htmlLang}"` : "";

const linkOf = (url: string): string => `<a href="${escape(url)}">${escape(url)}</a>`;

export function asHtml(wording: LetterTexts): string {
  const { locale, subject, greeting, paragraphs, list, action, closing, choice } = wording;
  const items = list?.items.map(
    ({ label, text }) =>
      `<li><strong>${escape(label)}</strong>: <span${langOf(list)}>${escape(text)}</span></li>`,
  );
  return [
    `<!doctype html><html lang="${localeDetails[locale].htmlLang}" dir="${localeDetails[locale].direction}">`,
    `<head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    `<body style="${style.body}"><main style="${style.main}">`,
    `<h1 style="${style.heading}">${escape(subject)}</h1>`,
    ...[{ text: greeting }, ...paragraphs].map((one) => `<p${langOf(one)}>${escape(one.text)}</p>`),
    ...(list && items
      ? [`<h2 style="${style.heading}">${escape(list.title)}</h2><ul>${items.join("")}</ul>`]
      : []),
    `<p><a style="${style.action}" href="${escape(action.url)}">${escape(action.label)}</a></p>`,
    ...closing.map((paragraph) => `<p style="${style.closing}">${escape(paragraph)}</p>`),
    ...(choice ? [`<p style="${style.closing}">${escape(choice.text)} ${linkOf(choice.url)}</p>`] : []),
    "</main></body></html>",
  ].join("\n");
}
