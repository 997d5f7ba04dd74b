import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(__dirname, "../../papers/decisions");
const files = readdirSync(folder).filter((file) => /^\d{4}-.+\.md$/.test(file));
const text = (file: string) => readFileSync(join(folder, file), "utf8");

test.each(files)(
  "%s has a number, a title, a status with its date, context, decision and consequences",
  (file) => {
    const record = text(file);
    const [title = "", , status = ""] = record.split("\n");
    expect(title).toMatch(new RegExp(`^# ${file.slice(0, 4)} \\S`));
    expect(status).toMatch(/^(?:Accepted|Superseded by \[).*\. \d{4}-\d\d-\d\d\.$/);
    for (const part of ["Context", "Decision", "Consequences"]) expect(record).toContain(`\n**${part}.**`);
  },
);

test("no two decisions have the same number, and the index lists each of them", () => {
  const index = text("README.md");
  expect(new Set(files.map((file) => file.slice(0, 4))).size).toBe(files.length);
  expect(files.filter((file) => !index.includes(`](${file})`))).toEqual([]);
});
