import { locales } from "@portal/shared/locales.ts";
import { otherLanguageOfSentence } from "@portal/shared/messages/untranslated.ts";
import * as z from "zod/mini";
import type { DataFile } from "../../../data/code-table.ts";
import { codeAnchor } from "../../../data/localized-table.ts";
import { type LocalizedText, localized } from "../../../data/schema.ts";
import { placeholderIn } from "../page/substance.ts";

// Without it every issue is "Invalid input".
z.config(z.locales.en());

/** With the path that leads to each, such as `parameters.3.meaning`. */
function localizedTexts(value: unknown, path = ""): [path: string, text: LocalizedText][] {
  if (typeof value !== "object" || value === null) return [];
  const parsed = localized.safeParse(value);
  if (parsed.success) return [[path, parsed.data]];
  return Object.entries(value).flatMap(([key, item]) => localizedTexts(item, path ? `${path}.${key}` : key));
}

/** Long enough that two languages cannot agree by chance. */
const isSentence = (text: string) => text.split(" ").length > 6;

function textProblem(texts: LocalizedText): string | undefined {
  const { pt, en, es } = texts;
  if (isSentence(pt) && new Set([pt, en, es]).size < locales.length)
    return `says the same words in two languages: "${[pt, en, es].find((text, at, all) => all.indexOf(text) !== at)}". Translate it`;
  const strange = locales.find((locale) => otherLanguageOfSentence(texts[locale], locale));
  if (strange)
    return `is not in "${strange}" but in "${otherLanguageOfSentence(texts[strange], strange)}": "${texts[strange]}". Translate it`;
  const found = [pt, en, es].flatMap((text) => placeholderIn(text) ?? [])[0];
  return found && `"${found}" promises text that is not there`;
}

function nameOf(entry: object, key: string, index: number): string {
  const name: unknown = Reflect.get(entry, key);
  return typeof name === "string" ? `"${name}"` : `entry ${index + 1}`;
}

export function entryProblems({ file, schema, key }: DataFile, entry: object, index: number): string[] {
  const name = nameOf(entry, key, index);
  const { error } = schema.safeParse(entry);
  const broken = (error?.issues ?? []).map(
    ({ path, message }) => `${file}: ${name}: ${path.join(".") || "the entry"}: ${message}.`,
  );
  const texts = localizedTexts(entry).flatMap(([path, text]) => {
    const problem = textProblem(text);
    return problem ? [`${file}: ${name}: ${path} ${problem}.`] : [];
  });
  return [...broken, ...texts];
}

/** Two entries under one key would be two rows under one address, and links would find the first only. */
function twice({ file, entries, key }: DataFile): string[] {
  const codes = entries.map((entry, index) => nameOf(entry, key, index).replaceAll('"', ""));
  const known = new Set(codes);
  const anchors = codes.map((code) => (key === "code" ? codeAnchor(code, known) : code));
  return codes.flatMap((code, index) => {
    const first = anchors.indexOf(anchors[index] ?? "");
    if (first === index) return [];
    const other = codes[first];
    return other === code
      ? [`${file}: "${code}" is there twice. Keep one of the two entries.`]
      : [
          `${file}: "${code}" and "${other}" have the same address "${anchors[index]}". Rename one of the codes.`,
        ];
  });
}

/** Data that a page could not be made from, or only a wrong one. */
export const dataProblems = (files: readonly DataFile[]): string[] =>
  files.flatMap((file) => [
    ...file.entries.flatMap((entry, index) => entryProblems(file, entry, index)),
    ...twice(file),
  ]);

/** The page of a call without an example would not build, and an example without a call would be shown nowhere. */
export function unpaired(calls: readonly string[], examples: readonly string[]): string[] {
  const folder = "data/e-sitef";
  return [
    ...calls
      .filter((id) => !examples.includes(id))
      .map(
        (id) => `${folder}/operations.data.ts: "${id}" has no example. Write it in operation-examples.ts.`,
      ),
    ...examples
      .filter((id) => !calls.includes(id))
      .map((id) => `${folder}/operation-examples.ts: "${id}" is no operation. Correct the id, or delete it.`),
  ];
}
