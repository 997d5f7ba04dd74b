import { DomainError } from "@portal/shared/errors.ts";
import { localeDetails, splitLocale } from "@portal/shared/locales.ts";
import type {
  APIGatewayProxyEventV2 as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from "aws-lambda";
import { environment } from "../platform/aws/environment.ts";
import { problemResponse } from "../platform/http/problem.ts";

/** The part of an event that says which address was asked for. */
interface Asked extends Pick<Event, "rawPath"> {
  readonly requestContext: Pick<Event["requestContext"], "requestId">;
}

/** Shorter than the function's own timeout. */
const patienceMs = 5000;

/** The site's own page for missing pages, in the language of the requested address. */
async function missingPage(path: string): Promise<string> {
  const { prefix } = localeDetails[splitLocale(path).locale];
  const page = `${environment("SITE_URL")}${prefix}/404.html`;
  const response = await fetch(page, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`The page for what is missing answered ${response.status}.`);
  return response.text();
}

/**
 * Answers requests that nothing else answers: API paths that no contract names, and pages missing from the site's
 * bucket, for which CloudFront asks here. Why no error page of CloudFront's:
 * docs/papers/decisions/0008-the-gateway-answers-for-missing-pages.md
 */
export async function handler({ rawPath, requestContext }: Asked): Promise<Result> {
  if (rawPath.startsWith("/api/")) {
    return problemResponse(new DomainError("not-found"), requestContext.requestId);
  }
  return {
    statusCode: 404,
    // Short: the page may appear with the next publication.
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "public, max-age=60" },
    body: await missingPage(rawPath),
  };
}
