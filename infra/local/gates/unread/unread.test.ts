import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "../../machine/project.ts";
import { unreadIn, unreadProblems } from "./unread.ts";

const files = {
  "package.json": JSON.stringify({
    name: "planted",
    workspaces: ["shared", "functions", "infra", "web", "docs"],
  }),
  ...Object.fromEntries(
    ["shared", "functions", "infra", "web", "docs"].map((name) => [
      `${name}/package.json`,
      JSON.stringify({ name: `@planted/${name}`, type: "module" }),
    ]),
  ),
  "shared/contracts.ts": 'import { sold } from "./sale/model.ts";\nexport const contracts = [sold];\n',
  "shared/sale/model.ts": [
    "export const sold = 1;",
    "export const onlyTested = 2;",
    "export const usedHereToo = () => sold;",
    "export const alsoHere = usedHereToo();",
    "export type OnlyTested = number;",
    "",
  ].join("\n"),
  "shared/sale/model.test.ts": [
    'import { alsoHere, onlyTested, type OnlyTested, usedHereToo } from "./model.ts";',
    'import { planted } from "./testing/planted.ts";',
    'import { support } from "./support.ts";',
    "const all: OnlyTested[] = [onlyTested, alsoHere, usedHereToo(), planted, support];",
    "test.each(all)('%s', () => undefined);",
    "",
  ].join("\n"),
  "shared/sale/support.ts": "export const support = 3;\n",
  "shared/sale/testing/planted.ts": "export const planted = 4;\n",
};

test("an export, a type and a file that only tests read are found, and what stands in a folder for tests is not", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "unread-"));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
    expect(unreadIn(folder)).toEqual({
      "shared/sale/model.ts": ["onlyTested", "alsoHere", "OnlyTested"],
      "shared/sale/support.ts": ["*"],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("what is new among them is refused with what to do, and what is known and gone leaves the list", () => {
  const found = { "shared/a.ts": ["kept", "planted"], "shared/b.ts": ["*"] };
  expect(unreadProblems(found, { "shared/a.ts": ["kept", "gone"], "shared/b.ts": ["*"] })).toEqual([
    expect.stringContaining("shared/a.ts: planted is read by tests alone."),
    expect.stringContaining("shared/a.ts: gone is no longer read by tests alone"),
  ]);
  expect(unreadProblems(found, found)).toEqual([]);
  expect(unreadProblems({ "shared/b.ts": ["*"] }, {})).toEqual([
    expect.stringMatching(/^shared\/b\.ts is read by tests alone\./),
  ]);
});
