import { isApiError, isUncertain } from "./api-error.ts";

export interface SubmissionKeys {
  /** Returns the same key for the same content after an uncertain failure; other content is a new submission. */
  keyFor: (content: string) => string;
  /** Reports how the submission ended. After success or a definite refusal the key is not used again. */
  settle: (error?: unknown) => void;
}

export function createSubmissionKeys(newKey: () => string = () => crypto.randomUUID()): SubmissionKeys {
  let open: { content: string; key: string } | undefined;
  return {
    keyFor(content) {
      if (open?.content !== content) open = { content, key: newKey() };
      return open.key;
    },
    settle(error) {
      if (!isApiError(error) || !isUncertain(error)) open = undefined;
    },
  };
}
