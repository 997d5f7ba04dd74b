import type { Locale } from "@portal/shared/locales.ts";
import { type OpenSearch, type Question, sameQuestion } from "./engine/answer.ts";
import type { SearchReply, SearchRequest } from "./worker.ts";

/** Searches the index that lies beside the pages, on a thread of its own. */
export const localSearch =
  (baseUrl: string, locale: Locale): OpenSearch =>
  ({ onAnswer, onFailure }) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url));
    let asked: Question = { query: "" };
    const send = (question: Question) => {
      asked = question;
      worker.postMessage({ baseUrl, locale, question } satisfies SearchRequest, []);
    };
    worker.addEventListener("error", onFailure);
    worker.addEventListener("message", ({ data }: MessageEvent<SearchReply>) => {
      if ("failed" in data) onFailure();
      else if (sameQuestion(data.answer, asked)) onAnswer(data.answer);
    });
    // Reads the index while the reader types the first word.
    send(asked);
    return { ask: send, close: () => worker.terminate() };
  };
