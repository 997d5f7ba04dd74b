import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SiteBuilds } from "../../deploy/site-objects.ts";
import { Problem } from "../../problem.ts";
import { startLocal } from "../local.ts";
import { collectOutput, lastWords, startChild } from "../machine/child.ts";
import type { Closers } from "../machine/closers.ts";
import { type Bench, type Figure, median } from "./figure.ts";

/** What the audits are called, what a reader may be made to wait for, and how the table says it. */
const metrics = [
  { audit: "largest-contentful-paint", name: "LCP", unit: "s", divisor: 1000, limit: 1.2 },
  { audit: "cumulative-layout-shift", name: "CLS", unit: "", divisor: 1, limit: 0 },
  { audit: "total-blocking-time", name: "TBT", unit: "ms", divisor: 1, limit: 50 },
] as const;
const runs = 3;

/** The address of the debugging socket is the only thing that tells which port the browser took. */
const listening = /DevTools listening on ws:\/\/[^:]+:(\d+)\//;

async function startBrowser(program: string, profile: string, closers: Closers): Promise<number> {
  const browser = startChild(
    program,
    ["--headless", "--no-sandbox", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  closers.addChild(browser);
  const output = collectOutput(browser);
  while (browser.isRunning() && browser.process.stderr) {
    const port = listening.exec(output())?.[1];
    if (port) return Number(port);
    await Promise.race([once(browser.process.stderr, "data"), browser.exited]);
  }
  throw new Problem(`The browser did not start:\n${lastWords(output())}`);
}

/** In the order of `metrics`. The package takes a second to load, so only those who need it do. */
async function audit(url: string, port: number): Promise<number[]> {
  const { default: lighthouse, desktopConfig } = await import("lighthouse");
  const onlyAudits = metrics.map((metric) => metric.audit);
  const result = await lighthouse(url, { port, logLevel: "error", onlyAudits }, desktopConfig);
  const failure = result?.lhr.runtimeError?.message;
  if (!result || failure) throw new Problem(`Lighthouse could not measure ${url}: ${failure ?? "no result"}`);
  return metrics.map(
    ({ audit: id, divisor }) => (result.lhr.audits[id]?.numericValue ?? Number.NaN) / divisor,
  );
}

async function pageFigures(site: string, page: string, port: number): Promise<Figure[]> {
  const results: number[][] = [];
  for (let run = 0; run < runs; run += 1) results.push(await audit(`${site}${page}`, port));
  return metrics.map(({ name, unit, limit }, at) => ({
    bar: "paint",
    what: `${page}, ${name} (Lighthouse desktop, median of ${runs})`,
    value: median(results.map((result) => result[at] ?? Number.NaN)),
    unit,
    limit,
  }));
}

/** Built pages behind the local CDN, with the headers and the compression that the template declares. */
export async function lighthouseFigures(
  { closers }: Bench,
  builds: SiteBuilds,
  browser: string,
  pages: readonly string[],
): Promise<Figure[]> {
  const directory = mkdtempSync(path.join(tmpdir(), "portal-lighthouse-"));
  closers.add(() => rmSync(directory, { recursive: true, force: true }));
  const stack = await startLocal({
    port: 0,
    dataDirectory: path.join(directory, "data"),
    watch: false,
    docs: false,
    quiet: true,
    builds,
    signal: closers.signal,
  });
  closers.add(() => stack.stop());
  const port = await startBrowser(browser, path.join(directory, "profile"), closers);
  const figures: Figure[] = [];
  for (const page of pages) figures.push(...(await pageFigures(stack.url, page, port)));
  return figures;
}
