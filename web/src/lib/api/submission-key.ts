import { isApiError, isUncertain } from "./api-error.ts";

export interface SubmissionKeys {
  /** The same content after an uncertain failure keeps its key; anything else is a new submission. */
  keyFor: (content: string) => string;
  /** Says how the submission ended; without an error, or with a definite refusal, its key is spent. */
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
