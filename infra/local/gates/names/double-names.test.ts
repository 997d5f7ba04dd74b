import { readSources } from "../sources.ts";
import { doubleNames } from "./double-names.ts";

const none = { shared: [], portal: [], sandbox: [], infra: [], web: [], docs: [] } as const;

const planted = (files: Readonly<Record<string, string>>, known: Parameters<typeof doubleNames>[1] = none) =>
  doubleNames(
    Object.entries(files).map(([file, text]) => ({ file, text })),
    known,
  );

test("no name stands for two types of a wing but those on the list, and each of these still does", () => {
  expect(doubleNames(readSources())).toEqual([]);
});

test.each([
  ["shared/company/a.ts", "shared/partner/b.ts"],
  ["functions/stage/a.ts", "functions/onboarding/release/b.ts"],
  ["functions/letters/mail/a.ts", "functions/support/occurrence/b.ts"],
  ["functions/sandbox/engine/a.ts", "functions/sandbox/sale/b.ts"],
  ["infra/stacks/a.ts", "infra/local/b.ts"],
  ["web/src/lib/a.ts", "web/src/areas/account/b.ts"],
  ["docs/data/a.ts", "docs/theme/b.ts"],
])("a type that %s and %s both declare is refused, be it exported, an interface or neither", (one, other) => {
  const refused = [expect.stringMatching(`${one} and ${other} each declare a type Answer`)];
  expect(planted({ [one]: "export interface Answer {}\n", [other]: "type Answer = string;\n" })).toEqual(
    refused,
  );
  expect(planted({ [one]: "let a;\ntype Answer<T> = T;\n", [other]: "interface Answer {}\n" })).toEqual(
    refused,
  );
});

test("the wings may share a name, and so may the tests of one", () => {
  expect(
    planted({
      "shared/company/a.ts": "export type Answer = string;\n",
      "functions/stage/a.ts": "export type Answer = string;\n",
      "functions/sandbox/engine/a.ts": "export type Answer = string;\n",
      "functions/stage/a.test.ts": "type Answer = string;\n",
      "infra/testing/a.ts": "type Answer = string;\n",
      "infra/stacks/a.ts": "type Answer = string;\n",
    }),
  ).toEqual([]);
});

test("what a component takes may be called as another one's, as long as it is not exported", () => {
  const own = "interface Props {}\n";
  expect(planted({ "web/src/ui/a.tsx": own, "web/src/ui/b.tsx": own })).toEqual([]);
  expect(planted({ "web/src/ui/a.tsx": `export ${own}`, "web/src/ui/b.tsx": `export ${own}` })).toHaveLength(
    1,
  );
});

test("an import, a value and a type inside a function declare no type of the module", () => {
  expect(
    planted({
      "shared/a.ts": 'import type { Answer } from "./c.ts";\nexport type { Answer } from "./c.ts";\n',
      "shared/b.ts": "function ask() {\n  type Answer = string;\n}\nexport const Answer = 1;\n",
      "shared/c.ts": "export type Answer = string;\n",
    }),
  ).toEqual([]);
});

test("a name on the list is let through, and leaves it with its second type", () => {
  const known = { ...none, shared: ["Answer"] };
  const one = { "shared/a.ts": "export type Answer = string;\n" };
  expect(planted({ ...one, "shared/b.ts": "type Answer = number;\n" }, known)).toEqual([]);
  expect(planted(one, known)).toEqual([expect.stringContaining("Answer is no longer the name of two types")]);
});
