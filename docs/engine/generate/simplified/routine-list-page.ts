import type { Locale } from "@portal/shared/locales.ts";
import { pinpadPages } from "../../../data/clisitef/routines/pinpad-pages.data.ts";
import { routinePages } from "../../../data/clisitef/routines/routine-pages.data.ts";
import { routineWords } from "../../../data/clisitef/routines/routine-words.data.ts";
import { routines } from "../../../data/clisitef/routines/routines.data.ts";
import { type RoutineName, routineOf } from "../../../data/clisitef/routines/routines.ts";
import { simplifiedPages } from "../../../data/sitef-interface-simplificada/simplified-pages.ts";
import { referenceWords } from "../../../words/reference.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { libraryPath, libraryTitle, linked } from "../library/library-links.ts";
import { frontMatter, heading, page, table } from "../markdown.ts";
import { routineListSlug, simplifiedDocSet, simplifiedPath, simplifiedTitle } from "./simplified-links.ts";

const words = referenceWords.simplified.routines;
const groups = referenceWords.routineIndex.groups;
const source = "data/clisitef/routines/routines.data.ts";
const all = "api_rotinas_disponiveis_clisitef";
const everyPage = [...routinePages, ...pinpadPages];

/** Here if this set tells it, otherwise on the library's page. */
function pathOf(name: RoutineName): string {
  const here = simplifiedPages.find((each) => each.routines?.includes(name));
  if (here) return simplifiedPath(here.slug);
  return libraryPath(everyPage.find((each) => each.routines.includes(name))?.slug ?? all, simplifiedDocSet);
}

const outOfUse: readonly RoutineName[] = [
  "IniciaFuncaoAASiTefInterativo",
  "ObtemDadoPinPadDiretoEx",
  "ObtemDadoPinPadEx",
];

const current = routines.filter(({ name }) => !routineOf(name).elsewhere && !outOfUse.includes(name));

const groupTable = (group: keyof typeof groups, locale: Locale) =>
  page(
    heading(groups[group][locale], `rotinas-${group}`),
    table(
      [words.routine[locale], words.use[locale]],
      current
        .filter((each) => each.group === group)
        .map(({ name }) => [
          `[\`${name}\`](${pathOf(name)}#${name.toLowerCase()})`,
          linked(routineWords[name].purpose[locale], simplifiedDocSet),
        ]),
    ),
  ).trimEnd();

/** The routines that a program of today calls, each with the page of this set that tells it. */
export const routineListPage: GeneratedPage = {
  docSet: simplifiedDocSet,
  slug: routineListSlug,
  kind: "guide",
  source,
  write: (locale) =>
    page(
      frontMatter({
        title: simplifiedTitle(routineListSlug, locale),
        description: words.description[locale],
        slug: `/${simplifiedDocSet}/${routineListSlug}`,
        custom_edit_url: editLink(source),
      }),
      words.intro[locale],
      ...(["session", "transaction", "pending", "pinpad", "utility"] as const).map((group) =>
        groupTable(group, locale),
      ),
      heading(referenceWords.simplified.full[locale], "por-inteiro"),
      `[${libraryTitle(all, locale)}](${libraryPath(all, simplifiedDocSet)}): ${words.full[locale]}`,
    ),
};
