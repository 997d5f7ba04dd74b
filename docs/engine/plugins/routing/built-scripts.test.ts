import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { operationExamples } from "../../../data/e-sitef/operation-examples.ts";

const build = join(__dirname, "../../../build");
const scripts = readdirSync(join(build, "assets/js")).map((file) => ({
  file,
  text: readFileSync(join(build, "assets/js", file), "utf8"),
}));
const loadedByAll = scripts.filter(({ file }) => /^(?:main|runtime)/.test(file));

test("no script that every page loads names the pages of a doc set, however many they become", () => {
  expect(loadedByAll).toHaveLength(2);
  for (const { text } of loadedByAll) {
    expect(text).not.toContain("/docs/e-sitef/pagamento-rest-dopayment");
    expect(text).not.toContain("/docs/manual-interface-clisitef/valor-total");
  }
});

test("the routes of a doc set name its own pages and no others", () => {
  const tables = scripts.filter(({ text }) =>
    text.includes('path:"/docs/manual-interface-clisitef/valor-total"'),
  );
  expect(tables).toHaveLength(1);
  expect(tables[0]?.text).not.toContain('path:"/docs/e-sitef/');
});

test("a browser writes the identifiers of the examples as the server did: none was taken for a script's name", () => {
  const identifiers = JSON.stringify(operationExamples).match(/\b[A-Z]?[0-9a-f]{64}\b/g) ?? [];
  expect(identifiers.length).toBeGreaterThan(50);
  const all = scripts.map(({ text }) => text).join("\n");
  expect([...new Set(identifiers)].filter((each) => !all.includes(each))).toEqual([]);
});

test("no script carries the library that draws diagrams elsewhere", () => {
  expect(scripts.filter(({ text }) => text.includes("mermaidAPI")).map(({ file }) => file)).toEqual([]);
});

test("grammars that colour code are in a script of their own, which no page loads by itself", () => {
  for (const { text } of loadedByAll) expect(text).not.toContain("BASH_ALIASES");
});
