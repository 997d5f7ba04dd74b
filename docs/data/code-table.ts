import type { Localized } from "@portal/shared/locales.ts";
import type * as z from "zod/mini";
import { referenceWords } from "../words/reference.ts";

export const columns = referenceWords.column;

export const yesNo = referenceWords.yesNo;

/** A table in every language, before the generator writes one file for each. */
export interface CodeTableSource {
  readonly id: string;
  readonly caption: Localized;
  readonly columns: readonly Localized[];
  /** Begins the address of each row where another table of the same page may have the same codes. */
  readonly anchorWord?: string | undefined;
  readonly rows: readonly {
    readonly code: string;
    readonly cells: readonly (Localized | string)[];
    readonly inSandbox?: true;
  }[];
}

/** Data that are parsed while checking. */
export interface DataFile {
  /** Below `docs`, or what comes before the rest of several files' names. */
  readonly file: string;
  readonly schema: z.ZodMiniType;
  readonly entries: readonly object[];
  /** What tells entries apart, and gives them their address. */
  readonly key: "code" | "slug" | "id" | "name" | "number" | "page";
}

/** What was collected of a table, and what its entries say of it. */
export interface TableFacts {
  readonly listed: string;
  /** The entries, written as the facts are. */
  readonly told: readonly string[];
  readonly explained: string;
  /** Codes whose entry has a name and nothing else. */
  readonly silent: readonly string[];
}

/** Everything about one list of codes: generator, gates and grounding map over these. */
export interface CodeTable extends DataFile {
  /** Absent where nobody else lists these codes. */
  readonly facts: TableFacts | undefined;
  readonly shown: readonly CodeTableSource[];
}

/** A column behind the code: its heading, and what it says of an entry. */
type Column<Entry> = readonly [heading: Localized, cellOf: (entry: Entry) => Localized | string];

interface Shown<Entry> {
  readonly id: string;
  readonly caption: Localized;
  /** The heading of the codes, where they are not called so. */
  readonly codeColumn?: Localized;
  /** What stands in that column, where it is not the key. */
  readonly codeOf?: (entry: Entry) => string;
  readonly columns: readonly Column<Entry>[];
  readonly anchorWord?: string;
  /** Which of the entries, where not all. */
  readonly only?: (entry: Entry) => boolean;
  /** Rows that tell what the sandbox does, and nobody else printed. */
  readonly inSandbox?: (entry: Entry) => boolean | undefined;
}

/** A copy of what was collected, made apart from the entries: a slip in either one is found by the other. */
interface Collected<Entry> {
  /** Codes, `a..b` for all from a to b, or whatever `lineOf` makes of an entry. */
  readonly listed: string;
  readonly lineOf?: (entry: Entry) => string;
  /** Codes of which more than the name was seen; those whose name says all of it are left out. */
  readonly explained?: string;
}

interface Described<Entry extends object, Key extends DataFile["key"]> extends DataFile {
  readonly entries: readonly Entry[];
  readonly key: Key;
  /** The facts that the table repeats, or why nobody else lists these codes. */
  readonly facts: Collected<Entry> | { readonly uncollected: string };
  readonly shown: readonly Shown<Entry>[];
}

const isExplained = (entry: object): boolean =>
  ["action", "note", "values"].some((part) => Reflect.get(entry, part) !== undefined);

function shownTable<Entry extends object>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  {
    id,
    caption,
    codeColumn = columns.code,
    codeOf = keyOf,
    anchorWord,
    only,
    inSandbox,
    ...shown
  }: Shown<Entry>,
): CodeTableSource {
  return {
    id,
    caption,
    columns: [codeColumn, ...shown.columns.map(([heading]) => heading)],
    anchorWord,
    rows: (only ? entries.filter(only) : entries).map((entry) => ({
      code: codeOf(entry),
      cells: shown.columns.map(([, cellOf]) => cellOf(entry)),
      ...(inSandbox?.(entry) && { inSandbox: true as const }),
    })),
  };
}

/** One entry for a list of codes: what it lists, what an entry must say, what was collected, and how it is shown. */
export function codeTable<Key extends DataFile["key"], Entry extends Readonly<Record<Key, string>>>({
  facts,
  shown,
  ...data
}: Described<Entry, Key>): CodeTable {
  const { entries, key } = data;
  const keyOf = (entry: Entry): string => entry[key];
  return {
    ...data,
    facts:
      "uncollected" in facts
        ? undefined
        : {
            listed: facts.listed,
            told: entries.map(facts.lineOf ?? keyOf),
            explained: facts.explained ?? "",
            silent: entries.filter((entry) => !isExplained(entry)).map(keyOf),
          },
    shown: shown.map((each) => shownTable(entries, keyOf, each)),
  };
}

interface CodeWithAction {
  readonly name: Localized;
  readonly action?: Localized | undefined;
}

/** The usual columns: what a code means and what to do about it. */
export const meaningAndAction = (
  meaning: Localized = columns.meaning,
): readonly [Column<CodeWithAction>, Column<CodeWithAction>] => [
  [meaning, ({ name }) => name],
  [columns.action, ({ action }) => action ?? ""],
];
