import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");
const written = [
  "*.md",
  "{shared,functions,infra,web}/**/*.{ts,tsx,mjs,css}",
  "docs/**/*.{ts,tsx,mjs,css}",
  "docs/papers/**/*.md",
];
const itself = "citations.test.ts";
const madeElsewhere = ["node_modules", "dist", "build", "cdk.out", ".docusaurus", "content", "i18n", itself];

/** Numbered rules live in papers that are not in the repository, so their numbers tell its readers nothing. */
const citations = [
  /\b(?:REQUIREMENTS|ARCHITECTURE|QUALITY|STYLE)(?:\.md)?[ ,)"`]/,
  /(?<=["'`( ])[PR]\d{1,2}(?=[):, ])/,
];

test("no comment, test name or paper cites a rule by a number that only another document explains", () => {
  const files = globSync(written, {
    cwd: root,
    exclude: (name) => madeElsewhere.includes(path.basename(name)),
  });
  const cited = files.flatMap((file) =>
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        citations.some((citation) => citation.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(cited).toEqual([]);
});
