import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type SiteObject, siteObjects } from "./site-objects.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "portal-site-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function objectsOf(files: { docs: readonly string[]; web: readonly string[] }): Map<string, SiteObject> {
  for (const [build, names] of Object.entries(files)) {
    mkdirSync(join(folder, build));
    for (const name of names) {
      const file = join(folder, build, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${build}/${name}`);
    }
  }
  const objects = siteObjects({ docs: join(folder, "docs"), web: join(folder, "web") });
  const byKey = new Map(objects.map((object) => [object.key, object]));
  // Two files for one key would leave which of them is served to chance.
  expect(byKey.size).toBe(objects.length);
  return byKey;
}

test("the documentation lies at the root, and the portal's page does not replace its home page", () => {
  const objects = objectsOf({
    docs: ["index.html", "en/index.html", "docs/conecta+/introducao/index.html"],
    web: ["index.html", "portal-assets/entry-Bx1.js"],
  });
  expect([...objects.keys()].toSorted()).toEqual([
    "docs/conecta+/introducao/index.html",
    "en/index.html",
    "index.html",
    "portal-assets/entry-Bx1.js",
    "portal/index.html",
  ]);
  expect(objects.get("index.html")?.file).toBe(join(folder, "docs/index.html"));
  expect(objects.get("portal/index.html")?.file).toBe(join(folder, "web/index.html"));
});

test("files whose name changes with their content are kept for a year, all others are asked for each time", () => {
  const objects = objectsOf({
    docs: [
      "index.html",
      "assets/js/main.0f3a.js",
      "es/assets/css/styles.1.css",
      "logo.svg",
      "docs/assets/a.svg",
    ],
    web: ["index.html", "portal-assets/entry-Bx1.js"],
  });
  const immutable = [...objects.values()].filter(({ cacheControl }) => cacheControl.includes("immutable"));
  expect(immutable.map(({ key }) => key).toSorted()).toEqual([
    "assets/js/main.0f3a.js",
    "es/assets/css/styles.1.css",
    "portal-assets/entry-Bx1.js",
  ]);
  for (const { cacheControl } of objects.values()) expect(cacheControl).toMatch(/immutable$|^no-cache$/);
});

test("only scripts and styles whose name changes with their content are put compressed", () => {
  const objects = objectsOf({
    docs: ["assets/js/main.0f3a.js", "es/assets/css/styles.1.css", "assets/images/a.svg", "docs/a.md"],
    web: ["index.html", "portal-assets/entry-Bx1.js", "sandbox/js/esitefpayment-1.0.min.js"],
  });
  const compressed = [...objects.values()].filter(({ contentEncoding }) => contentEncoding === "br");
  expect(compressed.map(({ key }) => key).toSorted()).toEqual([
    "assets/js/main.0f3a.js",
    "es/assets/css/styles.1.css",
    "portal-assets/entry-Bx1.js",
  ]);
});

test("the scripts of shops are kept for a day, since their names are documented and stay when they are mended", () => {
  const [script, styles] = ["sandbox/js/esitefpayment-1.0.min.js", "sandbox/css/v2/threeds.css"];
  const objects = objectsOf({ docs: [], web: ["index.html", script, styles] });
  for (const key of [script, styles]) {
    expect(objects.get(key)?.cacheControl).toBe("public, max-age=86400, stale-while-revalidate=604800");
  }
  expect(objects.get(script)?.contentType).toBe("text/javascript; charset=utf-8");
});

test("every file has the type that a browser demands of it", () => {
  const objects = objectsOf({ docs: ["index.html", "a.JS", "b.css", "c.svg", "d.woff2", "e.json"], web: [] });
  expect([...objects.values()].map(({ contentType }) => contentType).toSorted()).toEqual([
    "application/json",
    "font/woff2",
    "image/svg+xml",
    "text/css; charset=utf-8",
    "text/html; charset=utf-8",
    "text/javascript; charset=utf-8",
  ]);
});

test("the texts laid out for readers' tools are plain text in UTF-8, which browsers show and tools read", () => {
  const objects = objectsOf({ docs: ["docs/conecta+/introducao.md", "en/llms.txt"], web: [] });
  expect(objects.get("docs/conecta+/introducao.md")?.contentType).toBe("text/markdown; charset=utf-8");
  expect(objects.get("en/llms.txt")?.contentType).toBe("text/plain; charset=utf-8");
});

test("a file of unknown type stops the publication and says where to add it", () => {
  expect(() => objectsOf({ docs: ["movie.xyz"], web: [] })).toThrow(
    "No content type is known for movie.xyz: add it to infra/deploy/site-objects.ts.",
  );
});

test("a brand file that both builds bring is published once", () => {
  const objects = objectsOf({ docs: ["logo.svg"], web: ["logo.svg"] });
  expect(objects.get("logo.svg")?.file).toBe(join(folder, "docs/logo.svg"));
});
