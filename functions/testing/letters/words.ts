import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import { products } from "@portal/shared/product.ts";
import { site } from "@portal/shared/site.ts";
import * as z from "zod/mini";

/** Read from the files themselves: what imports them may have taken another language's. */
const folder = join(import.meta.dirname, "../../../shared/messages");
const read = (locale: Locale, catalog: string): unknown =>
  JSON.parse(readFileSync(join(folder, locale, `${catalog}.json`), "utf8"));

const letterSchema = z.object({
  subject: z.string(),
  lead: z.string(),
  more: z.string(),
  action: z.string(),
});
const catalogSchema = z.object({ mail: z.record(z.string(), letterSchema) });
const fieldsSchema = z.object({ field: z.record(z.string(), z.unknown()) });
const frameSchema = z.record(z.string(), z.string());

/** Every letter that the catalogs have words for. */
export const wordedLetters: readonly string[] = readdirSync(join(folder, "pt"))
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -".json".length))
  .flatMap((catalog) => {
    const { success, data } = catalogSchema.safeParse(read("pt", catalog));
    return success ? Object.keys(data.mail).map((name) => `${catalog}.${name}`) : [];
  });

/** What a field is called in a language. */
export const fieldName = (locale: Locale, catalog: string, field: string): string =>
  String(fieldsSchema.parse(read(locale, catalog)).field[field]);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
const grammar = /\{(\w+), plural,((?:[^{}]*\{[^{}]*\})+)\s*\}|\{(\w+)\}/g;
const options = /\{([^{}]*)\}/g;

/** What may stand in a text's gaps; anything where nothing is said. */
type Given = Readonly<Record<string, string>>;
const anything = "[\\s\\S]+?";

/** A catalog's text with anything, or what is given, in its gaps. */
function pattern(text: string, given: Given): string {
  let [whole, end] = ["", 0];
  for (const { 0: gap, 2: plural, 3: name = "", index } of text.matchAll(grammar)) {
    const forms = plural === undefined ? [] : [...plural.matchAll(options)].map(([, form = ""]) => form);
    const filled = forms.map((form) => escaped(form).replaceAll("#", "\\d+"));
    whole += escaped(text.slice(end, index));
    whole += filled.length > 0 ? `(?:${filled.join("|")})` : (given[name] ?? anything);
    end = index + gap.length;
  }
  return whole + escaped(text.slice(end));
}

export interface Wanted {
  readonly letter: string;
  readonly to: { readonly email: string; readonly name: string; readonly locale: Locale };
  /** The pages of the portal that its button may open. */
  readonly leads: readonly string[];
  /** In a letter to support, whom it is about. */
  readonly about?: Wanted["to"] | undefined;
  /** What its list must name. */
  readonly names: readonly string[];
}

const maybe = (part: string): string => `(?:${part})?`;

function patternsOf({ letter, to, leads, about, names }: Wanted): { subject: string; text: string } {
  const { locale } = to;
  const [catalog = "", name = ""] = letter.split(".");
  const words = catalogSchema.parse(read(locale, catalog)).mail[name];
  if (!words) throw new Error(`The catalogs have no words for ${letter}.`);
  const frame = frameSchema.parse(read(locale, "mail"));
  const said = (key: string, given: Given = {}): string => pattern(frame[key] ?? "", given);
  const product = `(?:${products.map(({ label }) => escaped(label[locale])).join("|")})`;
  const { format, prefix } = localeDetails[locale];
  const language = new Intl.DisplayNames(format, { type: "language" }).of(about?.locale ?? locale);
  const contact = about && {
    name: escaped(about.name),
    email: escaped(about.email),
    language: escaped(language ?? ""),
  };
  const title = `(?:${said("adjustments")}|${said("failed-cases")})`;
  const list = names.map((each) => `\n\n- ${escaped(each)}: [^\n]+`).join("");
  const page = `https://portal\\.example\\.com${prefix}(?:${leads.map(escaped).join("|")})(?:\\?\\S+)?`;
  const url = `https://portal\\.example\\.com${prefix}/(?!en/|es/)\\S+`;
  const text = [
    said("greeting", { name: escaped(to.name) }),
    `\n\n${pattern(words.lead, { product })}`,
    maybe(`\n\n(?:${said("comment-in")}|${said("comment")})`),
    `\n\n${pattern(words.more, { product })}`,
    contact ? `\n\n${said("contact", contact)}` : "",
    names.length > 0 ? `\n\n(?:${said("list-in", { title })}|${title}):${list}` : "",
    `\n\n${escaped(words.action)}: ${page}`,
    `\n\n${said(about ? "help-support" : "help")}`,
    `\n\n${said("signature", { site: escaped(site.title[locale]) })}`,
    maybe(`\n\n${said("notices")} ${url}`),
  ];
  return { subject: pattern(words.subject, { product }), text: text.join("") };
}

/** The letter's words in its addressee's language, whole: nothing else may stand between them. */
export function wordingOf(wanted: Wanted) {
  const { subject, text } = patternsOf(wanted);
  const { htmlLang } = localeDetails[wanted.to.locale];
  return {
    to: wanted.to.email,
    from: expect.stringMatching(`^"${escaped(site.title[wanted.to.locale])}" <`),
    subject: expect.stringMatching(`^${subject}$`),
    text: expect.stringMatching(`^${text}$`),
    html: expect.stringContaining(`<html lang="${htmlLang}"`),
  };
}
