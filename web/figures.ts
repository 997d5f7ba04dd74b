import { portalPaths } from "@portal/shared/site.ts";
import { browserPath } from "./e2e/browser.ts";
import { pageLimitKilobytes, weighPages } from "./e2e/page-weight.ts";
import { firstLoad, limitKilobytes } from "./first-load.ts";

/**
 * `npm run figures -- <docs build> <web build> <docs page>...`: what pages weigh, as JSON for the bench, which is no
 * part of this workspace and knows none of its files.
 */
const [docs = "", web = "", ...pages] = process.argv.slice(2);

console.log(
  JSON.stringify({
    docs: (await weighPages(docs, pages)).map((page) => ({ ...page, limitKilobytes: pageLimitKilobytes })),
    portal: portalPaths.map((page) => ({
      page,
      kilobytes: firstLoad(web, page),
      limitKilobytes: limitKilobytes(page),
    })),
    browser: await browserPath(),
  }),
);
