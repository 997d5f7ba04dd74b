import type { Segment } from "./answer.ts";
import { type Token, tokenize } from "./words/tokens.ts";

const excerptLength = 170;
const lead = 40;

export type Matches = (form: string) => boolean;

const isMatch = (token: Token, matches: Matches) => token.forms.some(matches);

function mark(text: string, from: number, to: number, found: readonly Token[]): Segment[] {
  const segments: Segment[] = [];
  let at = from;
  const push = (end: number, marked: boolean) => {
    if (end > at) segments.push({ text: text.slice(at, end), marked });
    at = Math.max(at, end);
  };
  for (const token of found) {
    if (token.start < at || token.end > to) continue;
    push(token.start, false);
    push(token.end, true);
  }
  push(to, false);
  return segments;
}

export function highlight(text: string, matches: Matches): Segment[] {
  const found = tokenize(text).filter((token) => isMatch(token, matches));
  return mark(text, 0, text.length, found);
}

/** The stretch of a long text with the most matches, cut between words. */
export function excerpt(text: string, matches: Matches): Segment[] {
  const tokens = tokenize(text);
  const found = tokens.filter((token) => isMatch(token, matches));
  const within = (start: number) =>
    found.filter((token) => token.start >= start && token.end <= start + excerptLength - lead);
  const best = found.reduce<Token | undefined>(
    (winner, token) => (winner && within(winner.start).length >= within(token.start).length ? winner : token),
    undefined,
  );
  const wanted = Math.max(0, (best?.start ?? 0) - lead);
  const from = wanted === 0 ? 0 : (tokens.find((token) => token.start >= wanted)?.start ?? 0);
  const last = tokens.filter((token) => token.end <= from + excerptLength).at(-1);
  const isWhole = text.length <= from + excerptLength;
  const to = isWhole ? text.length : Math.max(last?.end ?? from, from);
  const segments = mark(text, from, to, found);
  const plain = (piece: string): Segment => ({ text: piece, marked: false });
  return [...(from > 0 ? [plain("… ")] : []), ...segments, ...(isWhole ? [] : [plain(" …")])];
}
