import { localeDetails, locales } from "@portal/shared/locales.ts";
import { en } from "@portal/shared/messages/en.ts";
import { es } from "@portal/shared/messages/es.ts";
import { letterTexts } from "@portal/shared/messages/letters.ts";
import { pt } from "@portal/shared/messages/pt.ts";
import * as fc from "fast-check";
import { createTranslator } from "use-intl/core";
import { seed } from "../../testing/trials.ts";
import { fillIn } from "./fill-in.ts";

const runSeed = seed("mail words");

const frames = { pt: pt.mail, en: en.mail, es: es.mail };

type Node = string | { readonly [key: string]: Node };

const messagesOf = (node: Node): string[] =>
  typeof node === "string" ? [node] : Object.values(node).flatMap((child) => messagesOf(child));

const namesOf = (message: string): string[] =>
  [...message.matchAll(/\{(\w+)[},]/g)].map(([, name = ""]) => name);

const cases = locales.flatMap((locale) =>
  [frames[locale], ...Object.values(letterTexts).map((letters) => letters[locale])]
    .flatMap(messagesOf)
    .map((message) => [locale, message] as const),
);

test.each(cases)("in %s, mails say what the portal would: %s", (locale, message) => {
  const { format } = localeDetails[locale];
  const count = fc.integer({ min: 0, max: 30 });
  const text = fc.string({ unit: "grapheme", maxLength: 20 });
  const values = fc.record(
    Object.fromEntries(namesOf(message).map((name) => [name, name === "count" ? count : text])),
  );
  fc.assert(
    fc.property(values, (given) => {
      const translate = createTranslator({ locale, messages: { message } });
      expect(fillIn(message, given, format)).toBe(translate("message", given));
    }),
    { seed: runSeed, numRuns: 20 },
  );
});

test("a text that asks for what nobody gives is no letter", () => {
  expect(() => fillIn("Olá, {nome}!", { name: "Ana" }, "pt-BR")).toThrow("{nome}");
  expect(() => fillIn("{number, plural, one {# caso} other {# casos}}", { count: 1 }, "pt-BR")).toThrow(
    "{number}",
  );
});

test("a value is never read as part of the message", () => {
  expect(fillIn("{name} {email}", { name: "{email}", email: "x" }, "pt-BR")).toBe("{email} x");
  expect(fillIn("{name}", { name: "$& $1 {count, plural, other {#}}" }, "pt-BR")).toBe(
    "$& $1 {count, plural, other {#}}",
  );
});
