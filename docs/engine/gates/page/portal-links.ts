import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { certificationTests } from "@portal/shared/certification/test-cases.data.ts";
import { casePages } from "@portal/shared/certification-match/recipe/pages.data.ts";
import { explainedRefusals } from "@portal/shared/configuration/explained.data.ts";
import { explainedHttpStatuses } from "@portal/shared/esitef/words/http-statuses.data.ts";
import { explainedCodes } from "@portal/shared/esitef/words/response-codes.data.ts";
import { docsPageOf } from "@portal/shared/explained/model.ts";
import { locales } from "@portal/shared/locales.ts";
import { portalPlaces } from "../../../data/portal-places.ts";
import { addressOfFile, portalPlacesOf } from "../../generate/portal-links.ts";
import { addressOf } from "./coverage.ts";
import { anchorsOf } from "./links.ts";
import type { WrittenPage } from "./written-page.ts";

/** A link of the portal to the documentation, and who shows it. */
interface LinkOfPortal {
  readonly from: string;
  readonly page: string;
}

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));

/** Addresses that stand in the portal's own code. */
export const linksInCode = (folder: string): LinkOfPortal[] =>
  sources(folder).flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/"(\/docs\/[\w+-]+\/[^"]+)"/g), ([, page = ""]) => ({
      from: file,
      page,
    })),
  );

/** Addresses that the portal takes from what is shared. */
const linksInData = (): LinkOfPortal[] => [
  ...portalPlaces.map(({ to, page }) => ({ from: to, page })),
  ...Object.entries(explainedRefusals).flatMap(([code, explained]) => {
    const page = docsPageOf(explained);
    return page ? [{ from: `the refusal "${code}"`, page }] : [];
  }),
  ...[...explainedCodes, ...explainedHttpStatuses].map(({ words, page }) => ({
    from: `the code ${words.code}`,
    page,
  })),
];

const keyOf = (locale: string, address: string) => `${locale} ${address}`;

/** Links that lead to no page, or to no place on it, in one of the languages. */
export function brokenLinksOfPortal(links: readonly LinkOfPortal[], pages: readonly WrittenPage[]): string[] {
  const written = new Map(
    pages.map((page) => [keyOf(page.locale, `/docs/${addressOf(page.docSet ?? "", page.slug)}`), page]),
  );
  return links.flatMap(({ from, page }) =>
    locales.flatMap((locale) => {
      const [address = "", anchor] = page.split("#");
      const target = written.get(keyOf(locale, address));
      if (!target) return [`The portal: ${from} leads to "${page}", which is no page in "${locale}".`];
      return anchor === undefined || anchorsOf(target).has(anchor)
        ? []
        : [`The portal: ${from} leads to "${page}", but ${target.file} has no such place.`];
    }),
  );
}

/** In its own text, or in what is put below it. */
function leadsBack({ file, content }: WrittenPage, to: string): boolean {
  const at = addressOfFile(`/${file}`, content);
  const below = at && portalPlacesOf(at.address, content, at.locale);
  return [content, below || ""].some((text) => text.includes(`to="${to}"`));
}

/** Places whose page does not lead back to them. */
function notLedBack(pages: readonly WrittenPage[]): string[] {
  const whole = (address: string, locale: string) =>
    pages.find(
      ({ locale: own, docSet, slug }) =>
        own === locale && `/docs/${addressOf(docSet ?? "", slug)}` === address,
    );
  return portalPlaces.flatMap(({ to, page }) =>
    locales.flatMap((locale) => {
      const target = whole(page.split("#")[0] ?? "", locale);
      return target && !leadsBack(target, to)
        ? [`${target.file}: does not lead back to ${to}, which leads there.`]
        : [];
    }),
  );
}

const withoutPage = (): string[] =>
  certificationTests
    .filter(({ id }) => casePages[id] === undefined)
    .map(({ id }) => `The portal: the case "${id}" has no page that says how it is brought about.`);

/** What is wrong between the portal and the pages that explain it. */
export const portalLinkProblems = (pages: readonly WrittenPage[], portal: string): string[] => [
  ...withoutPage(),
  ...brokenLinksOfPortal([...linksInData(), ...linksInCode(portal)], pages),
  ...notLedBack(pages),
];
