import type { HttpRequest } from "../../../data/examples/request-code/http-example.ts";

export interface CallAnswer {
  readonly status: number;
  readonly milliseconds: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly retryAfterSeconds: number | undefined;
  /** Parsed where it is JSON, otherwise the text; undefined when there was none. */
  readonly body: unknown;
}

/** What came of a call: an answer, or why there is none. */
export type Sent =
  | { readonly kind: "answer"; readonly answer: CallAnswer }
  | { readonly kind: "timeout" | "offline" | "unreachable" | "stopped" };

/** As the samples wait: longer than the gateway, which ends every call after 30 s. */
export const patienceSeconds = 60;

const telling = /^(?:content-type|retry-after|x-request-id|apigw-requestid|x-sandbox-.*)$/;

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function answerOf(response: Response, startedAt: number): Promise<CallAnswer> {
  const body = await bodyOf(response);
  return {
    status: response.status,
    milliseconds: Math.round(performance.now() - startedAt),
    headers: [...response.headers].filter(([name]) => telling.test(name)),
    retryAfterSeconds: Number(response.headers.get("retry-after")) || undefined,
    body,
  };
}

function failureOf(stop: AbortSignal, patience: AbortSignal): Sent {
  if (stop.aborted) return { kind: "stopped" };
  if (patience.aborted) return { kind: "timeout" };
  return { kind: navigator.onLine ? "unreachable" : "offline" };
}

/** Sends the call once: repeating is the reader's decision, as it would be their program's. */
export async function sendCall(
  { url, method, headers, body }: HttpRequest,
  stop: AbortSignal,
): Promise<Sent> {
  const patience = AbortSignal.timeout(patienceSeconds * 1000);
  const startedAt = performance.now();
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.any([stop, patience]),
      // Neither a session of the portal nor a stored answer belongs to it.
      credentials: "omit",
      cache: "no-store",
    });
    return { kind: "answer", answer: await answerOf(response, startedAt) };
  } catch {
    return failureOf(stop, patience);
  }
}
