import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../../shared/locales.ts";
import { frameWords } from "../../words/frame.ts";
import { page, prose } from "./markdown.ts";
import { addressOfFile, portalPlacesOf } from "./portal-links.ts";

const docs = join(__dirname, "../..");

/** Whether a row of a table that the generator wrote carries the mark. */
export const hasMarkedRows = (file: string): boolean => readFileSync(file, "utf8").includes('"inSandbox"');

const isMarked = (content: string): boolean =>
  content.includes("<InSandbox />") ||
  [...content.matchAll(/"@site\/(generated\/tables\/[^"]+)"/g)].some(([, table = ""]) =>
    hasMarkedRows(join(docs, table)),
  );

/** Once a page, however many values it marks. */
const legendOf = (content: string, locale: Locale): string | false =>
  isMarked(content) &&
  page(`<div className="in-sandbox-legend">`, prose(frameWords.inSandbox.legend[locale]), "</div>").trimEnd();

/** The page with what stands below its text and is written in no page: nobody can forget it there. */
export function withPageEnd(file: string, content: string): string {
  const at = addressOfFile(file, content);
  if (!at) return content;
  const { address, locale } = at;
  const parts = [legendOf(content, locale), portalPlacesOf(address, content, locale)];
  return parts.some(Boolean) ? page(content.trimEnd(), ...parts) : content;
}
