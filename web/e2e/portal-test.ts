import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test as base, type ConsoleMessage, expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

export { expect };

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The browser itself logs every refused request; a test that provokes one says which statuses it expects. */
const isExpectedRefusal = (message: ConsoleMessage, statuses: readonly number[]) =>
  statuses.some((status) => message.text().includes(`the server responded with a status of ${status}`));

const isLostConnection = (message: ConsoleMessage) =>
  message.text().startsWith("Failed to load resource: net::ERR_");

/** The recorder of traces reads pictures of the page by itself; what the page's own code asks for has a place in it. */
const isOfRecorder = (message: ConsoleMessage) =>
  message.location().url === "" && message.text().startsWith("Connecting to 'blob:");

export interface Watch {
  /** Lets the browser log refused requests with these statuses from now on. */
  expectRefusals(...statuses: number[]): void;
  /** Lets the browser log requests that got no answer from now on. */
  expectLostConnections(): void;
}

/** Every page of every test: a console error, an exception or a broken content policy fails the test. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context }, use) => {
      const problems: string[] = [];
      const expected: number[] = [];
      let mayLoseConnections = false;
      context.on("console", (message) => {
        const isExpected =
          isExpectedRefusal(message, expected) ||
          (mayLoseConnections && isLostConnection(message)) ||
          isOfRecorder(message);
        if (message.type() === "error" && !isExpected) {
          problems.push(`${message.page()?.url()}: ${message.text()}`);
        }
      });
      context.on("weberror", (error) => problems.push(`${error.page()?.url()}: ${error.error().message}`));
      await use({
        expectRefusals: (...statuses) => void expected.push(...statuses),
        expectLostConnections: () => {
          mayLoseConnections = true;
        },
      });
      // A page asks on its own until it goes: what a route still holds of it is nobody's failure.
      for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
      expect(problems, "the console stays clean").toEqual([]);
    },
    { auto: true },
  ],
});

/** Themes differ in their colours alone: what depends on nothing else need not be asked twice. */
const ofColours = ["color-contrast", "link-in-text-block"];
/** What no standard asks for and every reader of landmarks and tables misses; of the portal, whose frame is its own. */
const ofLayout = ["region", "landmark-one-main", "landmark-no-duplicate-main", "empty-table-header"];
const scopes = {
  dark: { type: "tag", values: standards },
  light: { type: "rule", values: ofColours },
} as const satisfies Record<string, RunOptions["runOnly"]>;

/** Axe judges a page at rest: a colour on its way from one theme to the other, or a dialog half there, is nobody's choice. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important; }");
    document.adoptedStyleSheets = [still];
  });
}

const moveAgain = (page: Page) =>
  page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });

/** As small as it comes: each page has to read it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Once a page for both themes: it costs as much to read as to run. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
}

async function findings(part: Locator, theme: keyof typeof scopes): Promise<string[]> {
  const run: RunOptions = { runOnly: scopes[theme], resultTypes: ["violations"] };
  return part.evaluate(
    async (element, [value, options, layout]) => {
      if (!window.axe) throw new Error("Axe was not brought to the page.");
      document.documentElement.dataset.theme = value;
      // What a part of another maker has to be told by code hears of it now.
      await Promise.resolve();
      const isPortal = document.querySelector(".ui-shell") !== null;
      const rules = Object.fromEntries(layout.map((rule) => [rule, { enabled: isPortal }]));
      // Rules of the whole page are asked of a document only.
      const judged = element === document.documentElement ? document : element;
      const { violations } = await window.axe.run(judged, { ...options, rules });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${value} ${id} at ${target.join(" ")}: ${failureSummary}`),
      );
    },
    [theme, run, ofLayout] as const,
  );
}

/** The page itself never scrolls sideways, however narrow the window is. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
}

async function expectSound(page: Page, part: Locator): Promise<void> {
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? "light");
  await standStill(page);
  await bringAxe(page);
  const all = [...(await findings(part, "dark")), ...(await findings(part, "light"))];
  expect(all, `axe on ${page.url()}`).toEqual([]);
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, before);
  await moveAgain(page);
  await expectNoSidewaysScroll(page);
}

/** A screen serves everybody: axe finds nothing in either theme, and the page itself never scrolls sideways. */
export const expectSoundPage = (page: Page): Promise<void> => expectSound(page, page.locator("html"));

/**
 * The same of the part that changed, on a page that was judged whole before: a page of the documentation has a
 * thousand words in colours, and takes seconds each time.
 */
export const expectSoundPart = (part: Locator): Promise<void> => expectSound(part.page(), part);
