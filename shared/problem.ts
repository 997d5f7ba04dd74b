import { type ErrorCode, type ErrorDetails, errorStatus, type Problem } from "./errors.ts";

export const titleOf = (code: string): string => {
  const words = code.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A refusal as RFC 9457 wants it; the functions and the edge answer with the same. */
export const problemOf = (code: ErrorCode, requestId: string, details: ErrorDetails = {}): Problem => ({
  type: `urn:problem:${code}`,
  title: titleOf(code),
  status: errorStatus[code],
  code,
  requestId,
  ...details,
});
