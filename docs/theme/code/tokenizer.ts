import type { tokenize } from "./tokenize.ts";

type Tokenizer = typeof tokenize;

let fetched: Tokenizer | undefined;

/** What there is to colour code with right now; on the server `tokenizer-of-server.ts` takes this file's place. */
export const findTokenizer = (): Tokenizer | undefined => fetched;

export async function loadTokenizer(): Promise<Tokenizer> {
  fetched = (await import("./tokenize.ts")).tokenize;
  return fetched;
}
