import path from "node:path";
import { expect, test } from "@playwright/test";
import { pageLimitKilobytes, weighedPages, weighPage } from "./page-weight.ts";

const build = path.resolve(import.meta.dirname, "../../docs/build");

for (const { kind, page } of weighedPages) {
  test(`a documentation page is light: ${kind}`, async ({ browser }) => {
    const { kilobytes } = await weighPage(browser, build, page);
    expect(kilobytes, `${page} weighs too much`).toBeLessThanOrEqual(pageLimitKilobytes);
    expect(kilobytes, `${page} was not found in the build`).toBeGreaterThan(50);
  });
}
