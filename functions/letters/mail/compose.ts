import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import en from "@portal/shared/messages/en/mail.json" with { type: "json" };
import es from "@portal/shared/messages/es/mail.json" with { type: "json" };
import { letterTexts } from "@portal/shared/messages/letters.ts";
import pt from "@portal/shared/messages/pt/mail.json" with { type: "json" };
import { site } from "@portal/shared/site.ts";
import { environment } from "../../platform/aws/environment.ts";
import { type Letter, supportRecipient } from "../../stage/letter.ts";
import { fillIn } from "./fill-in.ts";
import { languageOf } from "./language-of.ts";
import { asHtml, asText, type LetterTexts, type Paragraph } from "./letter-forms.ts";

/** The words around every letter. */
const frames: Record<Locale, typeof pt> = { pt, en, es };

export interface Composed {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where its addressee chooses to go without such letters; absent for what is owed. */
  readonly choiceUrl?: string | undefined;
}

const noticesPage = "/anti-fraud/Components/Notifications";

type Say = (message: string, given?: Letter["values"]) => string;

interface LetterText {
  readonly subject: string;
  readonly lead: string;
  readonly more: string;
  /** What the button says. */
  readonly action: string;
}

function textOf({ mail, to: { locale } }: Letter): LetterText {
  const features: Readonly<Record<string, Record<Locale, Record<string, LetterText>>>> = letterTexts;
  const [feature = "", name = ""] = mail.split(".");
  const text = features[feature]?.[locale][name];
  if (!text) throw new Error(`There is no letter ${mail}.`);
  return text;
}

const languageName = (locale: Locale, inLocale: Locale): string =>
  new Intl.DisplayNames(localeDetails[inLocale].format, { type: "language" }).of(locale) ?? locale;

/** The language of a note, where it is another than that of the letter around it. */
function foreign(text: string, locale: Locale): Locale | undefined {
  const written = languageOf(text);
  return written === locale ? undefined : written;
}

function noteOf({ comment, to: { locale } }: Letter, say: Say): Paragraph[] {
  if (!comment) return [];
  const words = frames[locale];
  const other = foreign(comment, locale);
  if (!other) return [{ text: say(words.comment, { comment }) }];
  const language = languageName(other, locale);
  return [{ text: say(words["comment-in"], { comment, language }), locale: other }];
}

function listOf({ list, to: { locale } }: Letter, say: Say): LetterTexts["list"] {
  if (!list) return undefined;
  const words = frames[locale];
  const title = words[list.title];
  const other = foreign(list.items.map(({ text }) => text).join("\n"), locale);
  if (!other) return { title, items: list.items };
  const marked = say(words["list-in"], { title, language: languageName(other, locale) });
  return { title: marked, locale: other, items: list.items };
}

function aboutOf({ about, to: { locale } }: Letter, say: Say): Paragraph[] {
  if (!about) return [];
  const { name, email, locale: used } = about;
  const language = languageName(used, locale);
  return [{ text: say(frames[locale].contact, { name, email, language }) }];
}

/** A page of the portal in the addressee's language. */
const addressOf = ({ to }: Letter, link: Letter["link"]): string =>
  `${environment("SITE_URL")}${localeDetails[to.locale].prefix}${link}`;

function word(letter: Letter, isOptional: boolean): LetterTexts {
  const { values, to } = letter;
  const words = frames[to.locale];
  const { format } = localeDetails[to.locale];
  const say: Say = (message, given = {}) => fillIn(message, given, format);
  const { subject, lead, more, action } = textOf(letter);
  const isToSupport = letter.recipient === supportRecipient;
  return {
    locale: to.locale,
    // A line break in a name must not become a header of its own.
    subject: say(subject, values).replace(/[\p{Cc}\u2028\u2029]+/gu, " "),
    greeting: say(words.greeting, { name: to.name }),
    paragraphs: [
      { text: say(lead, values) },
      ...noteOf(letter, say),
      { text: say(more, values) },
      ...aboutOf(letter, say),
    ],
    list: listOf(letter, say),
    action: { label: action, url: addressOf(letter, letter.link) },
    closing: [
      words[isToSupport ? "help-support" : "help"],
      say(words.signature, { site: site.title[to.locale] }),
    ],
    choice: isOptional ? { text: words.notices, url: addressOf(letter, noticesPage) } : undefined,
  };
}

/**
 * A letter in its addressee's language, as text and as HTML in which every word is escaped. One that may be done
 * without says where.
 */
export function compose(letter: Letter, isOptional: boolean): Composed {
  const wording = word(letter, isOptional);
  const { subject, choice } = wording;
  return { subject, text: asText(wording), html: asHtml(wording), choiceUrl: choice?.url };
}
