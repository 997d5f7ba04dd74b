import { DomainError, problemOf } from "@portal/shared/errors.ts";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";

const defaultRetryAfterSeconds = 2;

/** Every answer forbids caching: none of them may rest in a cache that people share. */
export const answerHeaders = (requestId: string, contentType: string) => ({
  "content-type": contentType,
  "cache-control": "no-store",
  "x-request-id": requestId,
});

/** Any other error is unforeseen, and the caller learns nothing about it. */
export const asDomainError = (error: unknown): DomainError =>
  error instanceof DomainError ? error : new DomainError("internal-error");

const extraHeaders = ({ code, details }: DomainError): Record<string, string> => {
  if (code === "unauthenticated") return { "www-authenticate": "Bearer" };
  if (code !== "service-unavailable" && code !== "too-many-requests") return {};
  return { "retry-after": String(details.retryAfterSeconds ?? defaultRetryAfterSeconds) };
};

/** RFC 9457. */
export function problemResponse(error: DomainError, requestId: string): APIGatewayProxyStructuredResultV2 {
  const problem = problemOf(error.code, requestId, error.details);
  return {
    statusCode: problem.status,
    headers: { ...answerHeaders(requestId, "application/problem+json"), ...extraHeaders(error) },
    body: JSON.stringify(problem),
  };
}
