import { locales } from "@portal/shared/locales.ts";
import { simplifiedPages } from "../../../data/sitef-interface-simplificada/simplified-pages.ts";
import { libraryReferencePages } from "../library/reference-page.ts";
import { routineIndexPage } from "../library/routine-index-page.ts";
import { libraryRoutinePages } from "../library/routine-page.ts";
import { tablePagesGenerated } from "../table/table-page.ts";

const libraryPages = [
  routineIndexPage,
  ...libraryRoutinePages,
  ...libraryReferencePages,
  ...tablePagesGenerated,
];

/** Fewer words of its own, and a page would only be a detour to the library's. */
const wordsOfItsOwn = 40;

const wordsIn = (texts: readonly string[]) => texts.join(" ").split(/\s+/).length;

describe.each(locales)("pages of the simplified interface in %s", (locale) => {
  const library = libraryPages.map((page) => page.write(locale)).join("\n");
  const textsOf = ({ purpose, enough, description }: (typeof simplifiedPages)[number]) =>
    [...purpose, ...enough, description].map((text) => text[locale]);

  test("none repeats a paragraph of the library's pages", () => {
    const repeated = simplifiedPages.flatMap((page) =>
      textsOf(page).filter((text) => library.includes(text)),
    );
    expect(repeated).toEqual([]);
  });

  test("each has enough to say of its own", () => {
    const thin = simplifiedPages.filter((page) => wordsIn(textsOf(page)) < wordsOfItsOwn);
    expect(thin.map(({ slug }) => slug)).toEqual([]);
  });

  test("no two say the same", () => {
    const texts = simplifiedPages.flatMap(textsOf);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});
