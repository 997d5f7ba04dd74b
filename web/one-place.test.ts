import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const source = path.join(import.meta.dirname, "src");
const files = globSync("**/*.{ts,tsx}", { cwd: source }).filter((file) => !file.includes(".test."));

/** The lines that match, as `file:line`, in files that may not have them. */
const linesWith = (pattern: RegExp, isPlace: (file: string) => boolean): string[] =>
  files
    .filter((file) => !isPlace(file))
    .flatMap((file) =>
      readFileSync(path.join(source, file), "utf8")
        .split("\n")
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
    );

test("a button gets its looks from the one atom", () => {
  const looks = /brand-button|ui-button--|\bui-icon-button|\bui-link\b/;
  expect(linesWith(looks, (file) => file === "ui/button.tsx")).toEqual([]);
});

test("only parts of the portal's controls are buttons of their own", () => {
  expect(linesWith(/<button\b/, (file) => file.startsWith("ui/"))).toEqual([]);
});

test("what is read is named by its contract, and anything else once, beside how it is read", () => {
  const keys = /(?:queryKey: |QueryData\(|Queries\()\[|\bKey = .*=> *\[|\bKey = \[/;
  const isPlace = (file: string) => file === "lib/api/read.ts" || /\/(?:queries|model)\.ts$/.test(file);
  expect(linesWith(keys, isPlace)).toEqual([]);
  // The first read of an account opens it, so that it is no read of its contract.
  const repeated = /queryFn: \(\{ signal \}\) => api\(/;
  expect(linesWith(repeated, (file) => file === "features/account/queries.ts")).toEqual([]);
});

test("a part that is fetched later fails in its own place", () => {
  expect(linesWith(/\blazy\(/, (file) => file === "ui/feedback/lazy-part.tsx")).toEqual([]);
});

test("an amount is written as the page's language writes it, not as its country does", () => {
  expect(linesWith(/\b(?:formatMoney|amountText)\([^()]*country\)/, () => false)).toEqual([]);
});
