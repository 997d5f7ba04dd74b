import { posix } from "node:path";
import { type Locale, locales } from "@portal/shared/locales.ts";
import { type PortalPlace, placesExplainedBy } from "../../data/portal-places.ts";
import { frameWords } from "../../words/frame.ts";
import { frontMatterValue } from "./front-matter.ts";
import { contentFolder } from "./generated-page.ts";
import { page, prose } from "./markdown.ts";

/** A page's address without locale prefix, and its language; undefined for what belongs to no doc set. */
export function addressOfFile(
  file: string,
  content: string,
): { locale: Locale; address: string } | undefined {
  for (const locale of locales) {
    const [, path] = file.replaceAll("\\", "/").split(`/${contentFolder(locale)}/`);
    if (!path) continue;
    const slug =
      frontMatterValue(content, "slug") ??
      `/${posix.join(posix.dirname(path), posix.basename(path, ".mdx"))}`;
    return { locale, address: `/docs${slug}` };
  }
  return undefined;
}

const linkTo = ({ to, label }: PortalPlace, locale: Locale) =>
  `<PortalLink to="${to}">${prose(label[locale])}</PortalLink>`;

function lineOf(places: readonly PortalPlace[], locale: Locale): string {
  const links = places.map((place) => linkTo(place, locale)).join(" · ");
  const kind = places[0]?.kind;
  return kind ? `- ${kind[locale]}: ${links}` : `- ${links}`;
}

/** The places of the portal that the page explains; those that it names itself are not named twice. */
export function portalPlacesOf(address: string, content: string, locale: Locale): string | false {
  const places = placesExplainedBy(address).filter(({ to }) => !content.includes(`"${to}"`));
  if (places.length === 0) return false;
  const groups = [...Map.groupBy(places, ({ kind }) => kind).values()];
  return page(
    `<div className="ways-on in-portal">`,
    `**${frameWords.inPortal[locale]}**`,
    groups.map((group) => lineOf(group, locale)).join("\n"),
    "</div>",
  ).trimEnd();
}
