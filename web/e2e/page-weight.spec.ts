import path from "node:path";
import { expect, test } from "@playwright/test";
import { pageLimitKilobytes, weighedPages, weighPages } from "./page-weight.ts";

const build = path.resolve(import.meta.dirname, "../../docs/build");

for (const { kind, page } of weighedPages) {
  test(`a documentation page is light: ${kind}`, async () => {
    const [weight] = await weighPages(build, [page]);
    expect(weight?.kilobytes, `${page} weighs too much`).toBeLessThanOrEqual(pageLimitKilobytes);
    expect(weight?.kilobytes, `${page} was not found in the build`).toBeGreaterThan(50);
  });
}
