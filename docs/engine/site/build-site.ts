import { spawn } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { defaultLocale, type Locale, localeDetails, locales } from "@portal/shared/locales.ts";
import { generateReference } from "../generate/generate.ts";
import { forgetOutdatedPages } from "./build-cache.ts";

const siteDir = join(__dirname, "../..");
const require = createRequire(join(siteDir, "package.json"));
const docusaurus = join(dirname(require.resolve("@docusaurus/core/package.json")), "bin/docusaurus.mjs");

/** Those that the portal is built for. Older ones would cost every reader prefixes and rewritten syntax. */
const browsers = "chrome >= 111, edge >= 111, firefox >= 114, safari >= 16.4";

const workDir = join(siteDir, ".docusaurus");
const builtDir = join(siteDir, "build");

/** Docusaurus lays a locale's pages below its prefix, and the default locale's beside the folders of the others. */
const stagingOf = (locale: Locale) => join(workDir, "site", locale);

const megabytes = 1024 ** 2;
/** Of a process that builds a locale, measured at 678 pages: docs/papers/decisions/0018-languages-side-by-side.md */
const memoryOfLocale = (pages: number) => (500 + 1.85 * pages) * megabytes;
/** Of the 4 GB that a build may take; what starts them needs the rest. */
const memoryOfLocales = 3900 * megabytes;

/** Few pages build faster side by side; many would not fit into memory. */
function localesAtOnce(): number {
  const files = readdirSync(join(siteDir, "content"), { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => /\.mdx?$/.test(file)).length;
  return Math.max(1, Math.min(locales.length, Math.floor(memoryOfLocales / memoryOfLocale(pages))));
}

interface Run {
  /** How many locales share the processors. */
  readonly atOnce: number;
  /** Leaves nothing running when another locale has failed. */
  readonly signal: AbortSignal;
}

function buildLocale(locale: Locale, { atOnce, signal }: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = [docusaurus, "build", siteDir, "--locale", locale, "--out-dir", stagingOf(locale)];
    // Without a bound the heap grows to twice of what is in it before anything is freed. At most 400 MB are in it.
    const child = spawn(process.execPath, ["--max-old-space-size=640", ...build], {
      cwd: siteDir,
      // No terminal: three progress bars would overwrite each other.
      stdio: ["ignore", "pipe", "pipe"],
      signal,
      env: {
        ...process.env,
        NODE_ENV: "production",
        BROWSERSLIST: browsers,
        // It would start another process, to look on the network for versions that are pinned here.
        NO_UPDATE_NOTIFIER: "1",
        // A seventh of the build, for 300 bytes a page on its way. `built-pages.ts` counts on the closing tags.
        SKIP_HTML_MINIFICATION: "true",
        DOCUSAURUS_SSG_WORKER_THREAD_COUNT: String(Math.max(1, Math.floor(availableParallelism() / atOnce))),
        DOCUSAURUS_CURRENT_LOCALE: locale,
        // Builds that share this folder read each other's routes.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: join(".docusaurus", locale),
      },
    });
    for (const [stream, own] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      createInterface({ input: stream }).on("line", (line) => own.write(`${locale}  ${line}\n`));
    }
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The documentation in "${locale}" did not build (exit code ${code}).`));
    });
  });
}

/** Readers keep the pages they have until those of all locales are there. */
function publish(): void {
  const site = stagingOf(defaultLocale);
  for (const locale of locales.filter((each) => each !== defaultLocale)) {
    const { prefix } = localeDetails[locale];
    renameSync(join(stagingOf(locale), prefix), join(site, prefix));
  }
  const last = join(workDir, "last");
  rmSync(last, { recursive: true, force: true });
  if (existsSync(builtDir)) renameSync(builtDir, last);
  renameSync(site, builtDir);
  rmSync(last, { recursive: true, force: true });
}

async function buildLocales(): Promise<void> {
  const failure = new AbortController();
  const run = { atOnce: localesAtOnce(), signal: failure.signal };
  const waiting = locales.values();
  const buildNext = async () => {
    for (const locale of waiting) await buildLocale(locale, run);
  };
  try {
    await Promise.all(Array.from({ length: run.atOnce }, buildNext));
  } catch (error) {
    failure.abort();
    throw error;
  }
}

async function buildSite(): Promise<void> {
  generateReference(siteDir);
  forgetOutdatedPages(siteDir, browsers);
  await buildLocales();
  publish();
}

buildSite().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
