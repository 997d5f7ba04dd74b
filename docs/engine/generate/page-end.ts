import { readFileSync } from "node:fs";
import { join } from "node:path";
import { supportQuestionAddress } from "@portal/shared/documentation/support-question.ts";
import type { Locale } from "@portal/shared/locales.ts";
import type { OpenLine } from "../../data/open/open-line.ts";
import { openLines } from "../../data/open/open-lines.ts";
import { frameWords } from "../../words/frame.ts";
import { heading, page, prose } from "./markdown.ts";
import { addressOfFile, portalPlacesOf } from "./portal-links.ts";
import { inLocale } from "./table/code-table.ts";

const docs = join(__dirname, "../..");

// Never written in a page: docs/papers/decisions/0109-a-value-has-one-of-three-states.md
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

const words = frameWords.openLines;

function openLineText({ page: name, field, question, meanwhile }: OpenLine, locale: Locale): string {
  const own = inLocale(field, locale);
  const asked = { page: name, field: own.replaceAll("`", ""), question: question[locale] };
  const lines = [
    `**${prose(own)}**: ${prose(question[locale])}`,
    `${words.meanwhile[locale]} ${prose(meanwhile[locale])}`,
    `<PortalLink className="brand-button brand-button--secondary brand-button--small" to="${supportQuestionAddress(asked)}">${words.ask[locale]}</PortalLink>`,
  ];
  return `- ${lines.join("\n\n  ")}`;
}

/** What is not known of the page, in one place, with what to do until it is. */
function openBox(lines: readonly OpenLine[], address: string, locale: Locale): string | false {
  const own = lines.filter((line) => `/docs/${line.page}` === address);
  return (
    own.length > 0 &&
    page(
      heading(words.title[locale], "em-aberto"),
      `<div className="open-lines">`,
      own.map((line) => openLineText(line, locale)).join("\n"),
      "</div>",
    ).trimEnd()
  );
}

/** The page with what stands below its text and is written in no page: nobody can forget it there. */
export function withPageEnd(file: string, content: string, lines = openLines): string {
  const at = addressOfFile(file, content);
  if (!at) return content;
  const { address, locale } = at;
  const parts = [
    legendOf(content, locale),
    openBox(lines, address, locale),
    portalPlacesOf(address, content, locale),
  ];
  return parts.some(Boolean) ? page(content.trimEnd(), ...parts) : content;
}
