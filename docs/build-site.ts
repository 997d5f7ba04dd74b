import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { defaultLocale, locales } from "../shared/locales.ts";
import { generateReference } from "./generate/generate.ts";

const siteDir = __dirname;
const cacheDir = join(siteDir, "node_modules/.cache");
const require = createRequire(join(siteDir, "package.json"));
const docusaurus = join(dirname(require.resolve("@docusaurus/core/package.json")), "bin/docusaurus.mjs");

/** Those that the portal is built for. Older ones would cost every reader prefixes and rewritten syntax. */
const browsers = "chrome >= 111, edge >= 111, firefox >= 114, safari >= 16.4";

/**
 * Pages are compiled with facts of `shared/site.ts` in them, and for certain browsers, which the bundler cannot see:
 * it would go on serving pages with the old ones from its cache.
 */
function forgetPagesWithOldFacts(): void {
  const mark = join(cacheDir, "site-facts.sha256");
  const hash = createHash("sha256")
    .update(readFileSync(join(siteDir, "../shared/site.ts")))
    .update(browsers)
    .digest("hex");
  try {
    if (readFileSync(mark, "utf8") === hash) return;
  } catch {
    // No mark yet: the cache, if there is one, is of unknown age.
  }
  rmSync(cacheDir, { recursive: true, force: true });
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(mark, hash);
}

/** One process a locale: together they would hold three bundlers in memory. */
function buildLocale(locale: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [docusaurus, "build", siteDir, "--locale", locale], {
      cwd: siteDir,
      stdio: "inherit",
      env: {
        ...process.env,
        NODE_ENV: "production",
        DOCUSAURUS_CURRENT_LOCALE: locale,
        BROWSERSLIST: browsers,
      },
    });
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The documentation in "${locale}" did not build (exit code ${code}).`));
    });
  });
}

async function buildSite(): Promise<void> {
  forgetPagesWithOldFacts();
  generateReference(siteDir);
  // The default locale empties the folder that the others lie in, so it goes first.
  for (const locale of [defaultLocale, ...locales.filter((each) => each !== defaultLocale)]) {
    await buildLocale(locale);
  }
}

buildSite().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
