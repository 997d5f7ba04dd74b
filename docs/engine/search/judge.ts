import { createHash } from "node:crypto";
import { type Locale, locales, splitLocale } from "@portal/shared/locales.ts";
import { type SearchTask, searchTasks } from "./tasks.data.ts";

/**
 * Of the first half the constants of the ranking were fitted; what the search is worth, the second one tells. Whoever
 * looks at its misses has seen it: docs/papers/decisions/0103-search-is-judged-by-tasks-it-never-saw.md
 */
export const halves = ["fitted", "unseen"] as const;
export type Half = (typeof halves)[number];

/** More hits than these nobody reads. */
export const hitsThatCount = 3;

/** All languages of a task are in the same half, since who tunes for one of them has seen the others. */
export function halfOf({ asked: [source] }: SearchTask): Half {
  const [first = 0] = createHash("sha256").update(source).digest();
  return first % 2 === 0 ? "fitted" : "unseen";
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A page stands for all that is on it; a star for anything. */
export function answers(found: string, expected: string): boolean {
  const path = decodeURI(splitLocale(found).path);
  const pattern = expected.split("*").map(escaped).join(".*");
  const whole = new RegExp(`^${pattern}$`);
  return whole.test(path) || (!expected.includes("#") && whole.test(path.split("#")[0] ?? ""));
}

/** The addresses of what a search found, best first. */
export type Ask = (query: string) => readonly string[];

export interface Miss {
  readonly query: string;
  readonly found: readonly string[];
}

export interface SearchVerdict {
  readonly asked: number;
  readonly misses: readonly Miss[];
}

export function judge(locale: Locale, half: Half, ask: Ask): SearchVerdict {
  const place = locales.indexOf(locale);
  const tasks = searchTasks.filter((task) => halfOf(task) === half);
  const misses = tasks.flatMap(({ asked, pages }): Miss[] => {
    const query = asked[place] ?? "";
    const found = ask(query).slice(0, hitsThatCount);
    return found.some((url) => pages.some((page) => answers(url, page))) ? [] : [{ query, found }];
  });
  return { asked: tasks.length, misses };
}

export const shareFound = ({ asked, misses }: SearchVerdict): number => (asked - misses.length) / asked;
