import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { portalPaths } from "@portal/shared/site.ts";
import { firstLoad, limitKilobytes } from "./first-load.ts";

/** Needs `npm run build:web` before; the suite builds first. */
const dist = path.join(__dirname, "dist");

test("the portal has been built", () => {
  expect(existsSync(path.join(dist, "index.html"))).toBe(true);
});

test.each(portalPaths)("%s stays within its budget of compressed JavaScript", (page) => {
  const size = firstLoad(dist, page);
  console.info(`${page}: ${size.toFixed(1)} KB, at most ${limitKilobytes(page)} KB`);
  expect(size).toBeLessThanOrEqual(limitKilobytes(page));
});

test("the page runs no inline script, so the security policy needs no exception", () => {
  const html = readFileSync(path.join(dist, "index.html"), "utf8");
  expect(html.match(/<script(?![^>]*\ssrc=)/g)).toBeNull();
  expect(html).not.toMatch(/\son\w+=/);
});
