import { pageAddress } from "@portal/shared/esitef/sandbox-address.ts";

/** The site that this script came from: a card goes there and nowhere else, whatever the page says. */
function ownOrigin(): string {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement) || script.src === "") {
    throw new Error("Load this script by its address, in a script element with src.");
  }
  return new URL(script.src).origin;
}

export const origin = ownOrigin();
const base = origin + pageAddress;

/** What was answered, as far as the page is told it. */
export type Answer = Readonly<Record<string, unknown>>;

export interface Reply {
  /** Whether the call was processed, which is not to say that anything was paid. */
  readonly isProcessed: boolean;
  /** Empty where no answer came: then nobody knows what became of the call. */
  readonly answer: Answer;
}

export interface Asking {
  /** Below the address of the scripts' calls. */
  readonly path: string;
  readonly merchantId: string;
  readonly token: string;
  readonly body: object;
}

const isAnswer = (value: unknown): value is Answer => typeof value === "object" && value !== null;

/** A text of an answer's object, where it is one. */
export function textIn(object: unknown, name: string): string | undefined {
  const text: unknown = isAnswer(object) ? object[name] : undefined;
  return typeof text === "string" ? text : undefined;
}

/** Asks the gateway in the page's name. No cookie goes along, and nothing says which page asks but its origin. */
export async function ask({ path, merchantId, token, body }: Asking): Promise<Reply> {
  try {
    const response = await fetch(base + path, {
      method: "POST",
      mode: "cors",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      headers: { "content-type": "application/json", merchant_id: merchantId, pay_token: token },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    return isAnswer(answer)
      ? { isProcessed: response.ok && answer["code"] === "0", answer }
      : { isProcessed: false, answer: {} };
  } catch {
    return { isProcessed: false, answer: {} };
  }
}
