/** A block of code in a page. */
export interface Fence {
  readonly language: string;
  readonly code: string;
  /** Of its first line of code, counted from 1. */
  readonly line: number;
}

const fence = /^([ \t]*)```([\w+-]*)[^\n]*\n([\s\S]*?)^\1```[ \t]*$/gm;

export const fencesIn = (content: string): Fence[] =>
  Array.from(content.matchAll(fence), ({ index, 2: language = "", 3: code = "" }) => ({
    language,
    code,
    line: content.slice(0, index).split("\n").length + 1,
  }));
