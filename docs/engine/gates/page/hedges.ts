import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type Locale, locales } from "@portal/shared/locales.ts";
import { frontMatterValue, withoutFrontMatter } from "../../generate/front-matter.ts";
import type { WrittenPage } from "./written-page.ts";

/**
 * Words that tell where a sentence comes from, or speak of ourselves as of somebody else. This is the provider's own
 * portal: what is confirmed is just said, what the sandbox decides carries its mark, and what is not known is an open
 * line (`data/open`). Each entry is a part of one expression.
 */
const hedges: Readonly<Record<Locale, readonly string[]>> = {
  pt: [
    "(?<!\\p{L})(?:é|são) públic",
    "(?:páginas?|textos?|fontes?|guias?|tabelas?|exemplos?|código|importador|ordem|documentação|implementações) públic",
    "inferid|inferência|deduzid|nossas? cópias?|(?:conselho|recomendação|suposição) noss[oa]",
    "(?<!\\p{L})(?:o|do|ao|pelo) fornecedor|(?:comportamento|documento|equipe|manual|páginas) do provedor",
    "(?:fontes|páginas) discordam|nenhuma página diz|p(?:ôde|uderam) ser lid|que não encontramos",
  ],
  en: [
    "not public|publicly|(?:is|are) public\\b|in public code",
    "public (?:page|text|source|guide|table|sample|example|importer|order|documentation|implementation)s?\\b",
    "inferred|inference|deduced|our cop(?:y|ies)\\b|our (?:advice|assumption|recommendation)\\b",
    "the (?:vendor|supplier)\\b|provider's (?:own behavior|document|team|manual|pages)",
    "(?:sources|pages) disagree|no page says|rest could not be read|that we did not find",
  ],
  es: [
    "(?<!\\p{L})(?:es|son) públic",
    "(?:páginas?|textos?|fuentes?|guías?|tablas?|ejemplos?|código|importador|orden|documentación|implementaciones) públic",
    "inferid|infiere|inferencia|se dedu|nuestras? copias?|(?:consejo|recomendación|suposición) nuestr[oa]",
    "(?:comportamiento|documento|equipo|manual|páginas|recomendación) del proveedor|el proveedor (?:entrega|recomienda)",
    "(?:fuentes|páginas) no coinciden|ninguna página dice|no se pudo leer|que no encontramos",
  ],
};

const expressionOf = (parts: readonly string[]) => new RegExp(parts.join("|"), "iu");
const expressions: Readonly<Record<Locale, RegExp>> = {
  pt: expressionOf(hedges.pt),
  en: expressionOf(hedges.en),
  es: expressionOf(hedges.es),
};

const hedgeIn = (text: string, locale: Locale): string | undefined => expressions[locale].exec(text)?.[0];

/** By file, below `docs`: the first such word in what readers get of it. */
export type Hedges = ReadonlyMap<string, string>;

/** Also examples and drawings: their comments and labels are read as well. Generated pages are found by their data. */
export function hedgesOfPages(pages: readonly WrittenPage[]): Hedges {
  const found = pages
    .filter(({ generated }) => !generated)
    .map(({ file, locale, title, content }) => {
      const head = [
        title,
        ...["description", "sidebar_label"].map((name) => frontMatterValue(content, name)),
      ];
      return [file, hedgeIn([...head, withoutFrontMatter(content)].join("\n"), locale)] as const;
    });
  return new Map(found.flatMap(([file, hedge]) => (hedge ? [[file, hedge]] : [])));
}

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Texts as they stand in code, whatever names them: in some data a text's language is its place in a list. */
const literal = /"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|'((?:[^'\\\n]|\\.)*)'/g;
const expression = /\$\{[^}]*\}/g;
/** A name or a value has fewer words than a sentence. */
const isSentence = (text: string): boolean => text.split(" ").length > 2;

export function hedgeInCode(code: string): string | undefined {
  for (const [, ...quoted] of code.replaceAll(comment, "").matchAll(literal)) {
    const text = quoted.join("").replaceAll(expression, "");
    const found = isSentence(text) && locales.map((locale) => hedgeIn(text, locale)).find(Boolean);
    if (found) return found;
  }
  return undefined;
}

const filesBelow = (root: string, folder: string, names: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => posix.join(folder, file.replaceAll("\\", "/")))
    .filter((file) => names.test(file) && !/node_modules\/|\.test\.|\/messages\/|\/facts\//.test(file));

/** Data, what the generator adds, and the catalogs of the documentation. `data/facts` is read by the gates alone. */
export function hedgesOfWords(root: string): Hedges {
  const text = (file: string) => readFileSync(join(root, file), "utf8");
  const code = ["data", "engine/generate", "words", "theme", "../shared"]
    .flatMap((folder) => filesBelow(root, folder, /\.tsx?$/))
    .map((file) => [file, hedgeInCode(text(file))] as const);
  const catalogs = locales.flatMap((locale) =>
    readdirSync(join(root, `../shared/messages/${locale}/docs`)).map((name) => {
      const file = `../shared/messages/${locale}/docs/${name}`;
      return [file, hedgeIn(text(file), locale)] as const;
    }),
  );
  return new Map([...code, ...catalogs].flatMap(([file, hedge]) => (hedge ? [[file, hedge]] : [])));
}

export const hedgeProblems = (found: Hedges): string[] =>
  [...found].map(
    ([file, hedge]) =>
      `${file}: "${hedge}" tells where a sentence comes from. Say what holds, mark what the sandbox decides, or make it an open line.`,
  );
