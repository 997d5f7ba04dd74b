import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { docsBuild } from "../build/site-builds.ts";
import { createClosers } from "../machine/closers.ts";
import { createTerminal } from "../machine/terminal.ts";
import { buildingPage } from "./building-page.ts";
import { createLiveReload } from "./live-reload.ts";
import { createSite } from "./site.ts";

test.each([
  ["index.html", 'lang="pt-BR"', "A documentação está sendo montada", "/onboarding"],
  ["en/docs/x/index.html", 'lang="en"', "The documentation is being built", "/en/onboarding"],
  ["es/index.html", 'lang="es"', "Se está preparando la documentación", "/es/onboarding"],
])(
  "while there are no pages yet, %s says so in its language and leads to the portal",
  (key, language, heading, portal) => {
    const { source, status } = buildingPage(key);
    const content = "content" in source ? source.content : "";
    expect(status).toBe(503);
    for (const part of [language, heading, `href="${portal}"`, 'http-equiv="refresh"'])
      expect(content).toContain(part);
  },
);

test("a page loads the reload script from a file of its own, at the end of its body", () => {
  const { decorate } = createLiveReload();
  const script = '<script src="/__local/live.js" defer></script>';
  expect(decorate("<body><p>$1</p></body></html>")).toBe(`<body><p>$1</p>${script}</body></html>`);
  expect(decorate("no body")).toBe(`no body${script}`);
});

describe("a site whose documentation was never built", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "unbuilt-docs-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const answerOf = (key: string, awaitsDocs: boolean) => {
    const site = createSite({
      terminal: createTerminal({ quiet: true }),
      closers: createClosers(() => undefined),
      awaitsDocs,
      docs: { ...docsBuild, folder },
      siteUrl: "http://localhost:9123",
      config: () => {
        throw new Error("Nothing asks for it here.");
      },
    });
    const found = site.index.find(key);
    return found && "content" in found.source ? `${found.status} ${found.source.content}` : undefined;
  };

  test.each(["index.html", "en/docs/x/index.html"])("asks to wait at %s from its first request on", (key) => {
    expect(answerOf(key, true)).toMatch(/^503 [^]*http-equiv="refresh"/);
  });

  test("says so where nobody builds it", () => {
    expect(answerOf("en/index.html", false)).toMatch(/^503 [^]*has not been built/);
  });

  test("leaves an address that the build lacks to the not-found page, once there is one", () => {
    writeFileSync(path.join(folder, "index.html"), "<p>built</p>");
    expect(answerOf("en/nothing/index.html", true)).toBeUndefined();
  });
});
