import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isMadeByTools } from "./made-by-tools.ts";
import { hashSources } from "./source-hash.ts";

test.each([
  ["node_modules/x/index.js", true],
  ["web/node_modules/x/index.js", true],
  ["web/dist/index.html", true],
  ["docs/build/index.html", true],
  ["docs/generated/tables/en/x.json", true],
  ["docs/static/openapi/x.json", true],
  ["docs/static/logo.svg", false],
  // The portal's build has plug-ins in a folder of that name.
  ["web/build/theme-script.ts", false],
  ["infra/local/build/source-hash.ts", false],
])("%s is made by tools: %s", (file, expected) => {
  expect(isMadeByTools(file)).toBe(expected);
});

describe("the hash of sources", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "hash-"));
  const hash = () => hashSources({ paths: ["web"] }, folder);
  const write = (name: string, text: string) => {
    const file = path.join(folder, "web", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test("changes with a source's text and name, not with tests and tools' output", () => {
    write("a.ts", "1");
    const first = hash();
    write("a.test.ts", "1");
    write("dist/a.js", "1");
    expect(hash()).toBe(first);
    write("a.ts", "2");
    const second = hash();
    expect(second).not.toBe(first);
    write("b.ts", "");
    expect(hash()).not.toBe(second);
  });
});
