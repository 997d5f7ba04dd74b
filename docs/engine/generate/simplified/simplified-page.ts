import type { Locale, Localized } from "@portal/shared/locales.ts";
import { parameterWords } from "../../../data/clisitef/routines/parameter-words.data.ts";
import { type RoutineName, routineOf } from "../../../data/clisitef/routines/routines.ts";
import { declarationBlock } from "../../../data/clisitef/samples/declarations.ts";
import { findPlannedPage } from "../../../data/planned-pages.ts";
import type { SimplifiedPage } from "../../../data/sitef-interface-simplificada/simplified-page.ts";
import { simplifiedPages } from "../../../data/sitef-interface-simplificada/simplified-pages.ts";
import { referenceWords } from "../../../words/reference.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { libraryPath, libraryTitle, linked } from "../library/library-links.ts";
import { returnsOf } from "../library/routine-section.ts";
import { parameterTable, settingTable } from "../library/setting-table.ts";
import { frontMatter, heading, page, prose, table } from "../markdown.ts";
import { codeExcerpt } from "./code-excerpt.ts";
import { simplifiedDocSet, simplifiedPath, simplifiedTitle } from "./simplified-links.ts";

const words = referenceWords.simplified;
const source = "data/sitef-interface-simplificada";

const text = (value: Localized, locale: Locale) => linked(value[locale], simplifiedDocSet);

/** The codes of a transaction are a page of this set; values that a routine above returns too are not told twice. */
function returned(name: RoutineName, before: readonly RoutineName[], locale: Locale): string {
  const label = `**${words.returns[locale]}**`;
  const { returns } = routineOf(name);
  if (returns === "transaction") return `${label} ${words.transactionReturns[locale]}`;
  const other = before.find((each) => routineOf(each).returns === returns);
  if (other) return `${label} ${words.sameReturns[locale].replace("%name%", other)}`;
  const own = returnsOf(name, [], simplifiedDocSet, locale);
  return `${label}${own.startsWith("|") ? "\n\n" : " "}${own}`;
}

/** The declaration and what each parameter carries; sizes and the variant that speaks text are the library's page. */
function routineCard(name: RoutineName, before: readonly RoutineName[], locale: Locale): string {
  const routine = routineOf(name);
  return page(
    heading(`\`${name}\``, name.toLowerCase()),
    declarationBlock(routine),
    routine.parameters.length > 0 &&
      table(
        [words.parameter[locale], words.carries[locale]],
        routine.parameters.map((each) => [
          `\`${each.name}\``,
          `${prose(parameterWords[each.meaning][locale])}.`,
        ]),
      ),
    returned(name, before, locale),
  ).trimEnd();
}

const example = ({ example: own }: SimplifiedPage, locale: Locale) =>
  own &&
  page(
    heading(words.example[locale], "exemplo"),
    ["```" + own.language, own.text, "```"].join("\n"),
  ).trimEnd();

const codes = ({ codes: own }: SimplifiedPage, locale: Locale) =>
  own && page(heading(words.codes[locale], "codigos"), codeExcerpt(own, simplifiedDocSet, locale)).trimEnd();

/** What is the same as in the library, in short. */
const same = (own: SimplifiedPage, locale: Locale): (string | undefined)[] => [
  ...(own.routines ?? []).map((name, at, names) => routineCard(name, names.slice(0, at), locale)),
  own.settings && page(heading(words.keys[locale], "chaves"), settingTable(own.settings, locale)).trimEnd(),
  own.parameters &&
    page(heading(words.parameters[locale], "parametros"), parameterTable(own.parameters, locale)).trimEnd(),
  codes(own, locale),
];

function simplifiedPage(own: SimplifiedPage): GeneratedPage {
  const { slug, library, description, purpose, enough, full, more } = own;
  return {
    docSet: simplifiedDocSet,
    slug,
    kind: findPlannedPage(simplifiedDocSet, slug)?.kind ?? "reference",
    source,
    write: (locale) =>
      page(
        frontMatter({
          title: simplifiedTitle(slug, locale),
          description: description[locale],
          slug: `/${simplifiedDocSet}/${slug}`,
          custom_edit_url: editLink(source),
        }),
        ...purpose.map((each) => text(each, locale)),
        example(own, locale),
        ...same(own, locale),
        heading(words.enough[locale], "basta"),
        enough.map((each) => `- ${text(each, locale)}`).join("\n"),
        heading(words.full[locale], "por-inteiro"),
        `[${libraryTitle(library, locale)}](${libraryPath(library, simplifiedDocSet)}): ${text(full, locale)}`,
        heading(words.more[locale], "veja-tambem"),
        more.map((each) => `- [${simplifiedTitle(each, locale)}](${simplifiedPath(each)})`).join("\n"),
      ),
  };
}

/** The subjects of the library that an integration through the simplified interface meets, each in short. */
export const simplifiedPagesGenerated: readonly GeneratedPage[] = simplifiedPages.map(simplifiedPage);
