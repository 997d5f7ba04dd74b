import { expect, type Page } from "@playwright/test";

const failure = {
  status: 500,
  contentType: "application/problem+json",
  body: JSON.stringify({
    type: "urn:problem:internal-error",
    title: "Internal error",
    status: 500,
    code: "internal-error",
    requestId: "req-500-abc",
  }),
};

/** Makes the API fail at what matches until the returned function is called. */
export async function failAt(page: Page, method: string, matches: (path: string) => boolean) {
  const isMeant = (url: URL) => url.pathname.startsWith("/api/") && matches(url.pathname);
  await page.route(isMeant, (route) =>
    route.request().method() === method ? route.fulfill(failure) : route.fallback(),
  );
  return () => page.unroute(isMeant);
}

/** What somebody does fails and is told in that sentence; afterwards the API answers again. */
export async function expectToldFailure(
  page: Page,
  method: string,
  path: RegExp,
  act: () => Promise<unknown>,
  sentence: string,
): Promise<void> {
  const mend = await failAt(page, method, (asked) => path.test(asked));
  await act();
  await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
  await mend();
}
