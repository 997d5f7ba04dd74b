import type { Locale } from "@portal/shared/locales.ts";
import { interfaceRules } from "../../../data/clisitef/routines/interface-rules.data.ts";
import { pinpadPages } from "../../../data/clisitef/routines/pinpad-pages.data.ts";
import { routinePages } from "../../../data/clisitef/routines/routine-pages.data.ts";
import { routineWords } from "../../../data/clisitef/routines/routine-words.data.ts";
import { routines } from "../../../data/clisitef/routines/routines.data.ts";
import type { RoutineName } from "../../../data/clisitef/routines/routines.ts";
import { declarations } from "../../../data/clisitef/samples/declarations.ts";
import { cLoading } from "../../../data/clisitef/samples/loading.ts";
import { referenceWords } from "../../../words/reference.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { firstSentence, frontMatter, heading, page, table } from "../markdown.ts";
import { libraryDocSet, libraryPath, libraryTitle, linked } from "./library-links.ts";
import { returnsOf, routineCore } from "./routine-section.ts";

const words = referenceWords.routineIndex;
const slug = "api_rotinas_disponiveis_clisitef";
const source = "data/clisitef/routines/routines.data.ts";

export const routineAnchor = (name: string) => name.toLowerCase();

/** The page that describes a routine; those of few readers are described on this one. */
const pageOf = (name: RoutineName): string | undefined =>
  [...routinePages, ...pinpadPages].find((each) => each.routines.includes(name))?.slug;

const groups = ["session", "transaction", "pending", "pinpad", "utility"] as const;

function row(name: RoutineName, locale: Locale): string[] {
  const own = pageOf(name);
  const path = own ? libraryPath(own, libraryDocSet) : "";
  return [
    `[\`${name}\`](${path}#${routineAnchor(name)})`,
    linked(firstSentence(routineWords[name].purpose[locale]), libraryDocSet),
  ];
}

function groupTable(group: (typeof groups)[number], locale: Locale): string {
  const own = routines.filter((each) => each.group === group);
  return page(
    heading(words.groups[group][locale], `rotinas-${group}`),
    table(
      [words.routine[locale], words.use[locale]],
      own.map(({ name }) => row(name, locale)),
    ),
  ).trimEnd();
}

const conventions = (locale: Locale) =>
  page(
    heading(words.conventions[locale], "interfaces"),
    words.conventionsText[locale],
    table(
      [words.aspect[locale], words.standard[locale], words.asciiName[locale]],
      interfaceRules.map(({ aspect, standard, ascii }) => [
        linked(aspect[locale], libraryDocSet),
        linked(standard[locale], libraryDocSet),
        linked(ascii[locale], libraryDocSet),
      ]),
    ),
  ).trimEnd();

const others = (locale: Locale) =>
  page(
    heading(words.others[locale], "outras"),
    words.othersText[locale],
    ...routines
      .filter(({ name }) => !pageOf(name))
      .map(({ name }) =>
        page(
          `### \`${name}\` {/* #${routineAnchor(name)} */}`,
          routineCore(name, libraryDocSet, locale),
          returnsOf(name, [], libraryDocSet, locale),
        ).trimEnd(),
      ),
  ).trimEnd();

/** Every routine, where it is described, and what a program declares to call them. */
export const routineIndexPage: GeneratedPage = {
  docSet: libraryDocSet,
  slug,
  kind: "guide",
  source,
  write: (locale) =>
    page(
      frontMatter({
        title: libraryTitle(slug, locale),
        description: words.description[locale],
        slug: `/${libraryDocSet}/${slug}`,
        custom_edit_url: editLink(source),
      }),
      'import { LibrarySamples } from "@site/theme/code-samples.tsx";',
      words.intro[locale],
      ...groups.map((group) => groupTable(group, locale)),
      conventions(locale),
      heading(words.declarations[locale], "declaracoes"),
      words.declarationsText[locale],
      `<LibrarySamples samples={${JSON.stringify(declarations)}} />`,
      heading(words.loading[locale], "carregar-em-c"),
      words.loadingText[locale],
      `\`\`\`c\n${cLoading}\n\`\`\``,
      others(locale),
    ),
};
