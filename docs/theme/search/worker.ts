import type { Locale } from "@portal/shared/locales.ts";
import type { Question, SearchAnswer } from "./engine/answer.ts";
import { type Find, makeFinder } from "./engine/finder.ts";
import { type IndexBody, manifestName, type PageHead, type SearchManifest } from "./engine/page-record.ts";

export interface SearchRequest {
  /** Where the build of this locale lies, with a slash at its end. */
  readonly baseUrl: string;
  readonly locale: Locale;
  readonly question: Question;
}

/** `milliseconds` is the time that the search itself took, for the bench. */
export type SearchReply =
  | { readonly answer: SearchAnswer; readonly milliseconds: number }
  | { readonly failed: true };

let finder: { readonly find: Find; readonly complete: boolean } | undefined;
let loading: Promise<void> | undefined;
let question: Question = { query: "" };

const reply = (message: SearchReply) => self.postMessage(message, {});

function answer(): void {
  const { query, only } = question;
  if (!finder || query === "") return;
  const startedAt = performance.now();
  const found = finder.find(question);
  reply({
    answer: { query, only, ...found, complete: finder.complete },
    milliseconds: performance.now() - startedAt,
  });
}

async function read<T>(url: string, cache: RequestCache = "default"): Promise<T> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

/** The body is asked for only after the head has answered, so that it does not take the head's share of the line. */
async function load({ baseUrl, locale }: SearchRequest): Promise<void> {
  const manifest = await read<SearchManifest>(`${baseUrl}${manifestName}`, "no-cache");
  const head = await read<PageHead[]>(`${baseUrl}${manifest.head}`);
  finder = { find: await makeFinder(locale, head), complete: false };
  answer();
  const body = await read<IndexBody>(`${baseUrl}${manifest.body}`);
  finder = { find: await makeFinder(locale, head, body), complete: true };
  answer();
}

self.addEventListener("message", ({ data }: MessageEvent<SearchRequest>) => {
  question = data.question;
  answer();
  loading ??= load(data).catch(() => {
    // The next letter typed tries again; what the head could answer stays.
    loading = undefined;
    reply({ failed: true });
  });
});
