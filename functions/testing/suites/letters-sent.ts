import { type Locale, locales } from "@portal/shared/locales.ts";
import { letterTexts } from "@portal/shared/messages/letters.ts";
import type { SentMail } from "../engines/aws.ts";

const grammar = /\{\w+, plural,(?:[^{}]*\{[^{}]*\})+\s*\}|\{\w+\}/g;
/** Whether a mail's subject is this text with something in the place of each argument. */
const isFilledIn = (text: string, subject: string): boolean => {
  const fixed = text.split(grammar);
  const [first = "", last = ""] = [fixed[0], fixed.at(-1)];
  return subject.startsWith(first) && subject.endsWith(last) && fixed.every((part) => subject.includes(part));
};

const features: Readonly<Record<string, Record<Locale, Record<string, { subject: string }>>>> = letterTexts;

const letters = Object.entries(features).flatMap(([feature, texts]) =>
  Object.keys(texts.pt).map((name) => ({
    letter: `${feature}.${name}`,
    subjects: locales.map((locale) => texts[locale][name]?.subject ?? ""),
  })),
);

/** The letters that none of these mails is. */
export function lettersWithout(mails: readonly SentMail[]): string[] {
  const isSent = (text: string) => mails.some(({ subject }) => isFilledIn(text, subject));
  return letters.filter(({ subjects }) => !subjects.some(isSent)).map(({ letter }) => letter);
}
