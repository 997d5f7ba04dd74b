import { readSources, type Source } from "../sources.ts";
import { unreached } from "./reached.ts";
import { untested } from "./untested.data.ts";

const repository = readSources();
const now = unreached(repository);

test("a module of the screens comes with a unit test that reaches it", () => {
  expect(now.filter((file) => !untested.includes(file))).toEqual([]);
});

test("the list of those that no test reaches yet only gets shorter", () => {
  expect(untested.filter((file) => !now.includes(file))).toEqual([]);
  expect(untested).toEqual([...new Set(untested)].toSorted());
});

const planted = "web/src/features/planted";
const code = "export const decided = 1;";
const page: readonly Source[] = [
  { file: `${planted}/page.tsx`, text: 'import { part } from "./part.tsx";\nexport const page = part;' },
  { file: `${planted}/part.tsx`, text: 'import { deep } from "./deep.ts";\nexport const part = deep;' },
  { file: `${planted}/deep.ts`, text: code },
];
/** What is unreached of the page when this is its test. */
const leftBy = (test: string, more: readonly Source[] = []) =>
  unreached([...page, ...more, { file: `${planted}/page.test.tsx`, text: test }]).map((file) =>
    file.slice(planted.length + 1),
  );

test("a test reaches what it imports, and what a part that it shows is made of, but nothing below", () => {
  expect(leftBy("")).toEqual(["deep.ts", "page.tsx", "part.tsx"]);
  expect(leftBy('import { page } from "./page.tsx";')).toEqual(["deep.ts"]);
  expect(leftBy('import { part } from "./part.tsx";')).toEqual(["page.tsx"]);
  expect(leftBy('const { deep } = await import("./deep.ts");')).toEqual(["page.tsx", "part.tsx"]);
});

test("a type of a module, or something in its stead, does not reach it", () => {
  const all = ["deep.ts", "page.tsx", "part.tsx"];
  expect(leftBy('import type { Page } from "./page.tsx";')).toEqual(all);
  expect(leftBy('jest.mock("./deep.ts", () => ({ deep: 2 }));')).toEqual(all);
  expect(leftBy('jest.mock(\n  "./deep.ts", () => ({ deep: 2 }));')).toEqual(all);
});

test("a browser test is none, and modules that hold types or data alone need none", () => {
  const spec = {
    file: "web/e2e/page.spec.ts",
    text: `import { page } from "../src/features/planted/page.tsx";`,
  };
  const types = {
    file: `${planted}/types-only.ts`,
    text: "export interface Page {}\nexport type Part = Page;",
  };
  const data = { file: `${planted}/words.data.ts`, text: code };
  expect(leftBy("", [spec, types, data])).toEqual(["deep.ts", "page.tsx", "part.tsx"]);
});
