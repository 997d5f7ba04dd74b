import type { Locale, Localized } from "@portal/shared/locales.ts";
import { pinpadPages } from "../../../data/clisitef/routines/pinpad-pages.data.ts";
import type { RoutinePage } from "../../../data/clisitef/routines/routine-page.ts";
import { routinePages } from "../../../data/clisitef/routines/routine-pages.data.ts";
import { type RoutineName, routineOf } from "../../../data/clisitef/routines/routines.ts";
import { referenceWords } from "../../../words/reference.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { frontMatter, heading, page } from "../markdown.ts";
import { libraryDocSet, libraryPath, libraryTitle, linked } from "./library-links.ts";
import { returnsOf, routineCore } from "./routine-section.ts";
import { sequencesFile } from "./told-sequences.ts";

const words = referenceWords.routine;
const source = "data/clisitef/routines";

const anchorOf = (name: string) => name.toLowerCase();

/** Routines of one page often return the same values, which stand there once. */
function returnSections({ routines, codes = [] }: RoutinePage, locale: Locale): string {
  const kinds = [...new Set(routines.map((name) => routineOf(name).returns))];
  return page(
    heading(words.returns[locale], "retornos"),
    ...kinds.flatMap((kind) => {
      const own = routines.filter((name) => routineOf(name).returns === kind);
      const [first] = own;
      const names = kinds.length > 1 && own.map((name) => `\`${name}\``).join(", ");
      return [names && `**${names}**`, first && returnsOf(first, codes, libraryDocSet, locale)];
    }),
  ).trimEnd();
}

const list = (items: readonly Localized[], locale: Locale, mark: (at: number) => string) =>
  items.map((text, at) => `${mark(at)} ${linked(text[locale], libraryDocSet)}`).join("\n");

const imports = ({ sample, player }: RoutinePage, locale: Locale): string =>
  [
    sample && 'import { LibrarySamples } from "@site/theme/code-samples.tsx";',
    sample && `import { samples } from "@site/data/clisitef/samples/${sample}.ts";`,
    player && 'import { Sequences } from "@site/theme/sequence/sequences.tsx";',
    player && `import sequences from "@site/${sequencesFile(locale)}";`,
  ]
    .filter(Boolean)
    .join("\n");

const playerSection = ({ player }: RoutinePage, locale: Locale) =>
  player &&
  page(
    heading(words.player[locale], "sequencias"),
    words.playerText[locale],
    "<Sequences sequences={sequences} />",
    words.playerExample[locale],
  ).trimEnd();

const sampleSection = ({ sample, sampleLoops }: RoutinePage, locale: Locale) =>
  sample &&
  page(
    heading(words.sample[locale], "codigo"),
    "<LibrarySamples samples={samples} />",
    linked(words.sampleText[locale], libraryDocSet),
    sampleLoops && linked(words.sampleLoop[locale], libraryDocSet),
  ).trimEnd();

const routineSection = (name: RoutineName, locale: Locale) =>
  page(heading(`\`${name}\``, anchorOf(name)), routineCore(name, libraryDocSet, locale)).trimEnd();

const moreLinks = ({ more }: RoutinePage, locale: Locale) =>
  more.map((slug) => `- [${libraryTitle(slug, locale)}](${libraryPath(slug, libraryDocSet)})`).join("\n");

function routinePage(source_: RoutinePage): GeneratedPage {
  const { slug, description, intro, routines, order, lost, cautions } = source_;
  return {
    docSet: libraryDocSet,
    slug,
    kind: "reference",
    source,
    write: (locale) =>
      page(
        frontMatter({
          title: libraryTitle(slug, locale),
          description: description[locale],
          slug: `/${libraryDocSet}/${slug}`,
          custom_edit_url: editLink(source),
        }),
        imports(source_, locale),
        ...intro.map((text) => linked(text[locale], libraryDocSet)),
        playerSection(source_, locale),
        ...routines.map((name) => routineSection(name, locale)),
        returnSections(source_, locale),
        heading(words.order[locale], "quando"),
        list(order, locale, (at) => `${at + 1}.`),
        sampleSection(source_, locale),
        heading(words.lost[locale], "queda-de-energia"),
        linked(lost[locale], libraryDocSet),
        heading(words.cautions[locale], "cuidados"),
        list(cautions, locale, () => "-"),
        heading(words.more[locale], "veja-tambem"),
        moreLinks(source_, locale),
      ),
  };
}

/** Each routine of the library with what surrounds its call in a sale. */
export const libraryRoutinePages: readonly GeneratedPage[] = [...routinePages, ...pinpadPages].map(
  routinePage,
);
