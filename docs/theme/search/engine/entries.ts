import type { Hit } from "./answer.ts";
import { docSetOf } from "./doc-set-of.ts";
import type { IndexBody, PageHead, RowRecord, SectionHead } from "./page-record.ts";

/** One thing that can be found: a page with its opening, a section, or a row of a table. */
export interface SearchEntry {
  /** The place in the list, which the index stores instead of the entry. */
  readonly id: number;
  readonly kind: Hit["kind"];
  readonly page: PageHead;
  /** What the page is about: stems of its title, trail, address and description, which hold for all that stands on it. */
  readonly about: ReadonlySet<string>;
  /** Stems of its title alone. */
  readonly named: ReadonlySet<string>;
  readonly url: string;
  /** Id of its doc set; empty where it is in none. */
  readonly docSet: string;
  readonly label: string;
  readonly stems: LabelStems;
  /** Of what a row calls its code. */
  readonly nameStems: LabelStems;
  /** The last part of a page's address, without hyphens: "e-sitef" is what the landing page of e-SiTef is called. */
  readonly address: string;
  readonly trail: readonly string[];
  readonly text: string;
  /** A heading over other headings, where there is nothing to read; not known before the texts are there. */
  readonly isBare: boolean;
  /** Fields of the index; each word counts as much as its field is worth. */
  readonly code: string;
  readonly title: string;
  readonly heading: string;
  /** What a row calls its code, in the cell beside it: "Visa", "Cancelada pelo operador". */
  readonly name: string;
  readonly summary: string;
  readonly context: string;
}

/** Tells an exact hit from a mere occurrence. */
export interface LabelStems {
  /** Without spaces: "pré-autorização", "pre autorizacao" and "preautorização" have the same name. */
  readonly name: string;
  readonly all: readonly string[];
}

const noStems: LabelStems = { name: "", all: [] };

type Draft = Omit<
  SearchEntry,
  "id" | "docSet" | "address" | "stems" | "nameStems" | "about" | "named" | "isBare"
>;

const lastPart = ({ url }: PageHead) => url.split("/").pop() ?? "";
const pageContext = (page: PageHead) => `${page.trail.join(" ")} ${lastPart(page)}`;

/** Many a description ends with the sentence that the page begins with; nobody needs to read it twice. */
function openingOf(summary: string, opening: string): string {
  const words = summary.split(" ");
  const repeated = words.findIndex((_, place) => opening.startsWith(words.slice(place).join(" ")));
  return [...(repeated < 0 ? words : words.slice(0, repeated)), opening].join(" ").trim();
}

function pageDraft(page: PageHead, opening: string): Draft {
  return {
    kind: "page",
    page,
    url: page.url,
    label: page.title,
    trail: page.trail,
    text: openingOf(page.summary, opening),
    code: "",
    title: page.title,
    heading: "",
    name: "",
    summary: page.summary,
    context: pageContext(page),
  };
}

function sectionDraft(page: PageHead, section: SectionHead, text: string): Draft {
  return {
    kind: "section",
    page,
    url: `${page.url}#${section.anchor}`,
    label: section.heading,
    trail: [...page.trail, page.title],
    text,
    code: "",
    title: "",
    heading: section.heading,
    name: "",
    summary: "",
    context: "",
  };
}

/** A sentence, as in the glossary, explains and does not name. */
function rowName({ text }: RowRecord): string {
  const [first = ""] = text.split(" · ");
  return first.endsWith(".") ? "" : first;
}

function rowDraft(page: PageHead, section: SectionHead, row: RowRecord): Draft {
  return {
    kind: "row",
    page,
    url: `${page.url}#${row.anchor}`,
    label: row.code,
    trail: [...page.trail, page.title],
    text: row.text,
    code: row.code,
    title: "",
    heading: "",
    name: rowName(row),
    summary: "",
    context: section.heading,
  };
}

/** Without the body, entries are found by all but their texts. */
export function listEntries(
  stemsOf: (label: string) => LabelStems,
  head: readonly PageHead[],
  body?: IndexBody,
): SearchEntry[] {
  const drafts = head.flatMap((page, pageAt) =>
    page.sections.flatMap((section, sectionAt) => {
      const text = body?.[pageAt]?.[sectionAt] ?? "";
      const own = section.anchor ? sectionDraft(page, section, text) : pageDraft(page, text);
      return [own, ...section.rows.map((row) => rowDraft(page, section, row))];
    }),
  );
  const stemsOfPages = (text: (page: PageHead) => string) =>
    new Map(head.map((page) => [page, new Set(stemsOf(text(page)).all)] as const));
  const about = stemsOfPages((page) => `${page.title} ${pageContext(page)} ${page.summary}`);
  const named = stemsOfPages((page) => page.title);
  return drafts.map((draft, id) => ({
    ...draft,
    id,
    isBare: body !== undefined && draft.kind === "section" && draft.text === "",
    about: about.get(draft.page) ?? new Set(),
    named: named.get(draft.page) ?? new Set(),
    docSet: docSetOf(draft.page.url),
    address: draft.kind === "page" ? stemsOf(lastPart(draft.page)).name : "",
    stems: stemsOf(draft.label),
    nameStems: draft.name === "" ? noStems : stemsOf(draft.name),
  }));
}
