import { expect, type Page } from "@playwright/test";

const failure = {
  type: "urn:problem:internal-error",
  title: "Internal error",
  status: 500,
  code: "internal-error",
  requestId: "req-500-abc",
};

const failed = {
  responseCode: failure.status,
  responseHeaders: [{ name: "content-type", value: "application/problem+json" }],
  body: Buffer.from(JSON.stringify(failure)).toString("base64"),
};

/**
 * Makes the API fail at what matches until the returned function is called. Asked of the browser itself: a route of
 * the test's own would hold up every file of the page as well, and turn the browser's cache off.
 */
export async function failAt(page: Page, method: string, matches: (path: string) => boolean) {
  const browser = await page.context().newCDPSession(page);
  browser.on("Fetch.requestPaused", ({ requestId, request }) => {
    const isMeant = request.method === method && matches(new URL(request.url).pathname);
    const answered = isMeant
      ? browser.send("Fetch.fulfillRequest", { requestId, ...failed })
      : browser.send("Fetch.continueRequest", { requestId });
    // The page may have been left meanwhile.
    answered.catch(() => undefined);
  });
  await browser.send("Fetch.enable", { patterns: [{ urlPattern: "*/api/*" }] });
  return () => browser.detach();
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
