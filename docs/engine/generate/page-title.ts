import { posix } from "node:path";
import { findPlannedPage } from "../../data/planned-pages.ts";
import { frontMatterValue } from "./front-matter.ts";
import { generatedFolder } from "./generated-page.ts";
import { addressOfFile } from "./portal-links.ts";

/** What YAML could read as something else than a text. */
const needsQuotes = /[:#`"]|^[[\]{}>|*&!%@,?-]/;

/** What the inventory calls a page that is written by hand; undefined of every other file. */
function plannedTitle(file: string, content: string): string | undefined {
  const at = addressOfFile(`/${file}`, content);
  if (!at || file.includes(`/${generatedFolder}/`)) return undefined;
  const [, , docSet = ""] = at.address.split("/");
  return findPlannedPage(docSet, posix.basename(at.address))?.title?.[at.locale];
}

/** A page of a doc set is called as the inventory says, any other as it says itself. */
export const titleOf = (file: string, content: string): string | undefined =>
  plannedTitle(file, content) ?? frontMatterValue(content, "title");

/** The page as it is built: its front matter begins with the title that is written in the inventory alone. */
export function withTitle(file: string, content: string): string {
  const title = plannedTitle(file, content);
  if (title === undefined || !content.startsWith("---\n")) return content;
  const line = `title: ${needsQuotes.test(title) ? JSON.stringify(title) : title}`;
  return `---\n${line}\n${content.slice("---\n".length)}`;
}
