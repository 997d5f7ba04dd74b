import { nearlyFull, overBudget, percentile, sizes } from "./budgets.ts";
import { readSources } from "./sources.ts";

const repository = readSources();

test("the repository keeps its budgets", () => {
  const { figures, problems } = sizes(repository);
  console.info(figures);
  expect([...overBudget(repository), ...problems]).toEqual([]);
});

const marks = ["eslint", "oxlint"].map((tool) => `// ${tool}-disable-next-line no-console`);
const types = ["ignore", "expect-error", "nocheck"].map((word) => `// @ts-${word}`);

test.each([...marks, ...types, ...["ignore"].map((word) => `// biome-${word} format: by hand`)])(
  "%s is refused",
  (line) => {
    expect(overBudget([{ file: "web/src/planted.ts", text: `let a;\n${line}\nlet b;\n` }])).toEqual([
      expect.stringContaining("web/src/planted.ts:2: "),
    ]);
  },
);

test.each([
  "functions/company/company/utils.ts",
  "web/src/lib/helper.tsx",
  "shared/types.ts",
  "infra/local/index.ts",
  "shared/company/common.test.ts",
  "functions/letters/mail/mail.ts/service.ts",
])("a file called %s is refused", (file) => {
  expect(overBudget([{ file, text: "" }])).toEqual([
    expect.stringContaining("says nothing of what is inside"),
  ]);
});

test("Docusaurus' own names, and words that only contain a banned one, are let through", () => {
  const files = [
    "docs/theme/overrides/Footer/index.tsx",
    "docs/theme/pages/index.tsx",
    "shared/index-rate.ts",
  ];
  expect(overBudget(files.map((file) => ({ file, text: "" })))).toEqual([]);
});

test("a file of more than 300 lines is refused, and data may be as long as what it lists", () => {
  const long = (file: string, lines: number) => ({ file, text: "let a;\n".repeat(lines) });
  expect(overBudget([long("web/src/a.ts", 300), long("web/src/a.data.ts", 900)])).toEqual([]);
  expect(overBudget([long("web/src/a.ts", 301)])).toHaveLength(1);
});

test("a folder of seventeen loose sources is refused; tests beside them and folders below do not count", () => {
  const files = (count: number, ending: string) =>
    Array.from({ length: count }, (_, at) => ({ file: `web/src/ui/part-${at}${ending}`, text: "" }));
  const below = files(9, ".ts").map(({ file }) => ({ file: file.replace("/ui/", "/ui/list/"), text: "" }));
  expect(overBudget([...files(16, ".ts"), ...files(9, ".test.ts"), ...below])).toEqual([]);
  expect(overBudget(files(17, ".ts"))).toEqual([expect.stringContaining("web/src/ui: 17 loose sources")]);
  expect([14, 15, 16, 17].map((count) => nearlyFull(files(count, ".ts")))).toEqual([
    [],
    ["web/src/ui: 15 loose sources (goal 14)"],
    ["web/src/ui: 16 loose sources (goal 14)"],
    [],
  ]);
});

test("percentiles are values that are there", () => {
  const values = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect([percentile(values, 0.5), percentile(values, 0.95), percentile([7], 0.95)]).toEqual([50, 95, 7]);
});
