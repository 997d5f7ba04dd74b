import type { Locale } from "@portal/shared/locales.ts";
import { parameterWords } from "../../../data/clisitef/routines/parameter-words.data.ts";
import { pinpadPages } from "../../../data/clisitef/routines/pinpad-pages.data.ts";
import type { Routine } from "../../../data/clisitef/routines/routine.ts";
import { routinePages } from "../../../data/clisitef/routines/routine-pages.data.ts";
import { routineWords } from "../../../data/clisitef/routines/routine-words.data.ts";
import { routines } from "../../../data/clisitef/routines/routines.data.ts";
import { type RoutineName, routineOf } from "../../../data/clisitef/routines/routines.ts";
import { declarationBlock } from "../../../data/clisitef/samples/declarations.ts";
import { frame } from "../../../data/clisitef-manual-de-referencia-espanhol/manual-page.ts";
import { firstSentence, page, prose, table } from "../markdown.ts";
import { libraryPath, linked } from "./library-links.ts";
import { heads } from "./manual-heads.ts";
import { returnsOf } from "./routine-section.ts";

function parameters({ parameters: own }: Routine, locale: Locale): string {
  if (own.length === 0) return frame.noParameters[locale];
  return table(
    heads(["parameter", "way", "meaning"], locale),
    own.map(({ name, direction, meaning }) => [
      `\`${name}\``,
      frame.way[direction][locale],
      `${prose(parameterWords[meaning][locale])}.`,
    ]),
  );
}

/** How a routine is declared, what it takes and what its caller does with what it returns. */
export function routineBrief(
  name: RoutineName,
  returns: readonly string[],
  from: string,
  locale: Locale,
): string {
  const routine = routineOf(name);
  return page(
    declarationBlock(routine),
    parameters(routine, locale),
    routine.returns === "none" ? frame.noReturn[locale] : returnsOf(name, returns, from, locale),
  ).trimEnd();
}

function courseOf({ group, returns, loop }: Routine, locale: Locale): string {
  if (loop === "begins" || (group === "transaction" && returns === "transaction")) {
    return frame.course.loop[locale];
  }
  return frame.course[loop === "inside" ? "inside" : "single"][locale];
}

const indexSlug = "api_rotinas_disponiveis_clisitef";

function routineLink(name: RoutineName, from: string): string {
  const slug = [...routinePages, ...pinpadPages].find((each) => each.routines.includes(name))?.slug;
  return `[\`${name}\`](${libraryPath(slug ?? indexSlug, from)}#${name.toLowerCase()})`;
}

/** How each routine is called, side by side. */
export function routineMatrix(groups: readonly Routine["group"][], from: string, locale: Locale): string {
  const own = routines.filter(({ group }) => groups.includes(group));
  return table(
    heads(["routine", "use", "course", "ascii"], locale),
    own.map((each: Routine & { readonly name: RoutineName }) => [
      routineLink(each.name, from),
      linked(firstSentence(routineWords[each.name].purpose[locale]), from),
      courseOf(each, locale),
      frame[each.ascii ? "yes" : "no"][locale],
    ]),
  );
}
