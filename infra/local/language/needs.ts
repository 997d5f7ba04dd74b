import { isForTests, type Source } from "../gates/sources.ts";

/**
 * Something that a further language needs: so many texts, pages or decisions at a place. Spanish is counted: what it has,
 * the next one needs as well.
 */
export interface Need {
  readonly place: string;
  readonly count: number;
}

const isCode = ({ file }: Source) =>
  /\.(?:ts|tsx|mjs)$/.test(file) && !isForTests(file) && !/\/e2e\//.test(file);

/** Texts of a catalog, however deep they are. */
const textsIn = (value: unknown): number =>
  typeof value === "object" && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + textsIn(each), 0)
    : 1;

const matchesIn = ({ text }: Source, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** One line for each place, the largest first; files of one place are added up. */
function summed(needs: readonly Need[]): Need[] {
  const sums = new Map<string, number>();
  for (const { place, count } of needs) sums.set(place, (sums.get(place) ?? 0) + count);
  return [...sums]
    .map(([place, count]) => ({ place, count }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.place.localeCompare(other.place));
}

/** `docs/data/e-sitef/outcomes/said.ts` is told as `docs/data/e-sitef`. */
const folderOf = (file: string) =>
  file
    .split("/")
    .slice(0, file.startsWith("docs/") ? 3 : 2)
    .slice(0, file.split("/").length - 1)
    .join("/");

/** Catalogs of portal, letters and documentation; Docusaurus brings its own words for most languages. */
const catalogs = (sources: readonly Source[], code: string): Need[] =>
  sources
    .filter(({ file }) => /^(?:shared\/messages|docs\/i18n)\/es\/.*\.json$/.test(file))
    .map(({ file, text }) => ({
      place: file.replace(/\/es\//, `/${code}/`),
      count: textsIn(JSON.parse(text)),
    }));

/** Written pages, by the folder of their doc set; those that are made of data follow from the data's texts. */
const pages = (sources: readonly Source[], code: string): Need[] =>
  sources.flatMap(({ file }) => {
    const [, folder = ""] = /^docs\/i18n\/es\/([^/]+\/(?:current\/[^/]+)?).*\.mdx$/.exec(file) ?? [];
    return folder ? [{ place: `docs/i18n/${code}/${folder}`, count: 1 }] : [];
  });

/** Texts that stand beside what they name, a language each. */
const isBeside = /(?<=^|[{,(\s])es:\s/g;
const besides = (sources: readonly Source[]): Need[] =>
  sources
    .filter((source) => isCode(source) && !isMail(source))
    .map((source) => ({ place: folderOf(source.file), count: matchesIn(source, isBeside) }));

/** The user pool sends them before it knows a person's language, so each speaks all of them. */
const isMail = ({ file }: Source) => file === "infra/stacks/verification-mail.ts";
const mails = (sources: readonly Source[]): Need[] =>
  sources.filter(isMail).map((source) => ({ place: source.file, count: matchesIn(source, isBeside) }));

/** Code that spells a language, where the types name nothing: rules of its words, its tables, its file names. */
const spelled = (sources: readonly Source[]): Need[] =>
  sources
    .filter((source) => isCode(source) && !source.file.endsWith(".data.ts"))
    .map((source) => ({
      place: source.file,
      count: matchesIn(source, /["'`](?:[^"'`\n]*\/)?es(?:-419|\/[^"'`\n]*|\.ts)?["'`]/g),
    }));

const slugOf = ({ text }: Source) => /^slug:\s*(\S+)$/m.exec(text)?.[1];

/** A page keeps its address behind the language's prefix; these have one of their own in a language. */
function addresses(sources: readonly Source[]): Need[] {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  return sources.flatMap((source) => {
    const from = source.file.replace(
      /^docs\/i18n\/es\/docusaurus-plugin-content-docs\/current/,
      "docs/content",
    );
    const original = from === source.file ? undefined : byFile.get(from);
    return original && slugOf(original) !== slugOf(source) ? [{ place: from, count: 1 }] : [];
  });
}

/** All that a language with this code would need, by kind. */
export function languageNeeds(sources: readonly Source[], code: string): Readonly<Record<string, Need[]>> {
  return {
    "texts in catalogs": summed(catalogs(sources, code)),
    "written pages of the documentation": summed(pages(sources, code)),
    "texts beside code and data": summed(besides(sources)),
    "texts of the user pool's mails": summed(mails(sources)),
    "pages with an address of their own in a language": summed(addresses(sources)),
    "places where code spells a language": summed(spelled(sources)),
  };
}
