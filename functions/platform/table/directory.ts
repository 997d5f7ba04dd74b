import * as z from "zod/mini";
import { type KeyRange, partition } from "./keys.ts";
import { type LaneReader, readMerged } from "./merge.ts";
import { typedWords } from "./search.ts";
import { readRange, type TablePage } from "./table.ts";
import type { Write } from "./transaction.ts";

/** What is found by its words, in the singular: `COMPANY`. */
type Directory = string;

/** Index entries for a word; words with the same first letter share a partition, in order. */
const wordEntries = (directory: Directory, word: string): KeyRange => ({
  pk: partition("WORD", directory, Array.from(word)[0] ?? ""),
  prefix: word,
});

/** An item that is found by the beginnings of its words. */
export interface Listed {
  /** Its sort position among the entries of the same word. */
  readonly position: string;
  readonly words: readonly string[];
  /** The data that a list shows. */
  readonly line: object;
}

const keyOf = (directory: Directory, word: string, position: string) => {
  const { pk, prefix } = wordEntries(directory, word);
  return { pk, sk: `${prefix}#${position}` };
};

/** One entry per word; entries of words that it no longer has are deleted. */
export function directoryWrites(
  directory: Directory,
  now: Listed,
  before?: Pick<Listed, "position" | "words">,
): Write[] {
  const keysOf = ({ words, position }: Pick<Listed, "position" | "words">) =>
    words.map((word) => keyOf(directory, word, position));
  const current = keysOf(now);
  const stale = before
    ? keysOf(before).filter((old) => !current.some(({ pk, sk }) => pk === old.pk && sk === old.sk))
    : [];
  const { words, line } = now;
  return [
    ...current.map((key): Write => ({ act: "enter", key, item: { words, line } })),
    ...stale.map((key): Write => ({ act: "strike", key })),
  ];
}

/** Finds items that have, for each typed word, a word beginning with it; reads by the rarest-looking one. */
export function wordReader<T>(
  directory: Directory,
  text: string,
  lineSchema: z.ZodMiniType<T>,
): LaneReader<T> {
  const [first = "", ...others] = typedWords(text);
  const range = wordEntries(directory, first);
  const schema = z.object({ words: z.array(z.string()), line: lineSchema });
  const isMeant = (words: readonly string[], position: string) => {
    // When two words of one name begin alike, the item is listed once, by the first of them.
    const [entry = ""] = words.filter((word) => word.startsWith(first)).sort();
    const isFirst = position.startsWith(`${entry}#`);
    return isFirst && others.every((typed) => words.some((word) => word.startsWith(typed)));
  };
  return async (after, limit) => {
    if (first === "") return { items: [] };
    const { items, end } = await readRange({ ...range, after, limit, mayLag: true }, schema);
    return {
      items: items
        .filter(({ item, position }) => item === undefined || isMeant(item.words, position))
        .map(({ item, position }) => (item === undefined ? { position } : { position, item: item.line })),
      end,
    };
  };
}

interface WordSearch<T> {
  readonly directory: Directory;
  readonly text: string;
  readonly line: z.ZodMiniType<T>;
  readonly matches?: (line: T) => boolean;
}

/** A page of the items that match all typed words, by name, and where the next one begins. */
export function readByWords<T>(
  { directory, text, line, matches = () => true }: WordSearch<T>,
  limit: number,
  after: string | undefined,
): Promise<TablePage<T>> {
  const read = wordReader(directory, text, line);
  const lane: typeof read = async (from, stretch) => {
    const { items, end } = await read(from, stretch);
    return { items: items.filter(({ item }) => item === undefined || matches(item)), end };
  };
  return readMerged({ lanes: [lane], isFiltered: typedWords(text).length > 1 }, limit, after);
}
