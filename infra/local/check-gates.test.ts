import { gates, gatesFor, testsOf } from "./check-gates.ts";
import { changedFiles } from "./gates/changed.ts";

const namesFor = (...files: string[]) => gatesFor(files).map(({ name }) => name);
const commandFor = (gate: string, ...files: string[]) =>
  gatesFor(files)
    .find(({ name }) => name === gate)
    ?.command.join(" ");

test("a change of one screen and one function asks nothing of the pages, and lints these two files", () => {
  const files = ["web/src/areas/shell.tsx", "functions/letters/mail/compose.ts"];
  expect(namesFor(...files)).toEqual(["format", "types", "portal", "lint", "house", "unused", "unread"]);
  expect(commandFor("lint", ...files)).toMatch(
    / web\/src\/areas\/shell\.tsx functions\/letters\/mail\/compose\.ts$/,
  );
  expect(commandFor("types", ...files)).toMatch(
    /--incremental --tsBuildInfoFile node_modules\/.cache\/types-[0-9a-f]{12}\.tsbuildinfo/,
  );
});

test("what browsers share with the server is held without Node's types, there and in the portal", () => {
  expect(namesFor("shared/release/model.ts")).toEqual(expect.arrayContaining(["types", "shared", "portal"]));
});

test("a page is parsed by itself, and all of them are where data they are made of was changed", () => {
  const page = "docs/content/e-sitef/pix.mdx";
  expect(commandFor("docs", page, "web/src/areas/shell.tsx")).toMatch(
    / -- docs\/content\/e-sitef\/pix\.mdx$/,
  );
  expect(commandFor("docs", page, "docs/data/schema.ts")).not.toMatch(/\.mdx/);
  expect(commandFor("docs", page, "shared/messages/pt/glossary.json")).not.toMatch(/\.mdx/);
  expect(namesFor("docs/papers/runbook.md")).not.toContain("docs");
});

test("a change of texts alone is not linted, and no test is named for it", () => {
  expect(namesFor("shared/messages/pt/mail.json")).not.toContain("lint");
  expect(testsOf(["shared/messages/pt/mail.json", "web/e2e/release.spec.ts"])).toBeUndefined();
  expect(testsOf(["README.md", "infra/stages.ts"])).toBe("npx jest --findRelatedTests infra/stages.ts");
});

test("nothing changed asks for nothing, and every gate is asked by some change", () => {
  expect(namesFor()).toEqual([]);
  expect(namesFor("shared/a.ts", "docs/a.mdx")).toEqual(gates.map(({ name }) => name));
});

test("a base that git does not know is an error, not a check of nothing", () => {
  expect(() => changedFiles("no-such-commit")).toThrow(/git diff failed: .*no-such-commit/);
});
