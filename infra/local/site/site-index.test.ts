import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { site } from "@portal/shared/site.ts";
import { createSiteIndex } from "./site-index.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "site-index-"));
const docs = path.join(folder, "docs");
const web = path.join(folder, "web");

const siteUrl = "http://localhost:9123";

afterAll(() => rmSync(folder, { recursive: true }));

/** A page that names one script, built beside the last one and swapped in. */
function build(script: string): void {
  const next = path.join(folder, "next");
  mkdirSync(path.join(next, "assets"), { recursive: true });
  writeFileSync(path.join(next, "assets", script), "");
  writeFileSync(path.join(next, "index.html"), `<script src="/assets/${script}"></script>`);
  rmSync(docs, { recursive: true, force: true });
  renameSync(next, docs);
}

test("the scripts of a build are there as soon as its pages are, whoever built it", () => {
  build("first.js");
  const index = createSiteIndex({ builds: () => ({ docs, web }), siteUrl, extra: () => undefined });
  expect(index.find("assets/first.js")).toBeDefined();
  build("second.js");
  expect(index.find("assets/second.js")).toMatchObject({
    source: { file: path.join(docs, "assets/second.js") },
  });
  expect(index.find("assets/first.js")).toBeUndefined();
});

test("what readers take away names this machine's site in the place of the one that it was built for", () => {
  build("third.js");
  mkdirSync(path.join(docs, "downloads"));
  writeFileSync(path.join(docs, "downloads/calls.http"), `@base_url = ${site.url}/sandbox`);
  const index = createSiteIndex({ builds: () => ({ docs, web }), siteUrl, extra: () => undefined });
  expect(index.find("downloads/calls.http")?.source).toEqual({ content: `@base_url = ${siteUrl}/sandbox` });
});
