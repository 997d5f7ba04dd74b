import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(__dirname, "../../..");
const folder = join(root, "docs/papers/decisions");
const files = readdirSync(folder).filter((file) => /^\d{4}-.+\.md$/.test(file));
const text = (file: string) => readFileSync(join(folder, file), "utf8");
const numberOf = (file: string) => file.slice(0, 4);

/** A path, or a link of one record to another, names a record by all of its file's name. */
const path = /(?:\bdecisions\/|\]\()(\d{4}-[a-z0-9-]+\.md)/g;
const record = /\bdecisions?(?: |\/)(\d{4})\b/g;
/** In papers a number of four digits that begins with a zero is a record's. */
const recordOfPaper = /(?<![\w.,/-])(0\d{3})\b(?![.,/]\d)/g;

const madeElsewhere = /(?:^|\/)(?:node_modules|dist|cdk\.out|\.[a-z]+)$|^docs\/(?:build|content|i18n)$/;

const written = (patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (name) => madeElsewhere.test(name) }).map((file) => ({
    file,
    content: readFileSync(join(root, file), "utf8"),
  }));

const sources = written(["{shared,functions,infra,web,docs}/**/*.{ts,tsx,mjs,css}", "*.{ts,mjs}"]);
const papers = written(["*.md", "docs/papers/**/*.md"]);

const cited = (content: string, form: RegExp): string[] =>
  [...content.matchAll(form)].flatMap(([, name = ""]) => name);

test.each(files)(
  "%s has a number, a title, a status with its date, context, decision and consequences",
  (file) => {
    const content = text(file);
    const [title = "", , status = ""] = content.split("\n");
    expect(title).toMatch(new RegExp(`^# ${numberOf(file)} \\S`));
    expect(status).toMatch(/^(?:Accepted|Superseded by \[).*\. \d{4}-\d\d-\d\d\.$/);
    for (const part of ["Context", "Decision", "Consequences"]) expect(content).toContain(`\n**${part}.**`);
  },
);

test("no two decisions have the same number, and each is listed once, under a heading and by its title", () => {
  const [, ...sections] = text("README.md").split(/^## /m);
  const listed = sections.flatMap((section) => section.match(/^- .+$/gm) ?? []);
  const lineOf = (file: string) => {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(text(file)) ?? [];
    return `- [${number}](${file}) ${title}`;
  };
  expect(new Set(files.map(numberOf)).size).toBe(files.length);
  expect(listed.map((line) => line.replace(/ — superseded.*$/, "")).toSorted()).toEqual(
    files.map(lineOf).toSorted(),
  );
});

test("every decision is cited where the code would surprise its reader", () => {
  const found = new Set(sources.flatMap(({ content }) => cited(content, path)));
  expect(sources.length).toBeGreaterThan(1000);
  expect(files.filter((file) => !found.has(file))).toEqual([]);
});

test("whatever cites a decision names one that there is", () => {
  const numbers = new Set(files.map(numberOf));
  const missing = (content: string, isPaper: boolean) => [
    ...cited(content, path).filter((file) => !files.includes(file)),
    ...[record, ...(isPaper ? [recordOfPaper] : [])]
      .flatMap((form) => cited(content, form))
      .filter((number) => !numbers.has(number)),
  ];
  const wrong = (all: typeof sources, isPaper: boolean) =>
    all.flatMap(({ file, content }) => missing(content, isPaper).map((name) => `${file}: ${name}`));
  expect([...wrong(sources, false), ...wrong(papers, true)]).toEqual([]);
});
