import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { withoutSummaries } from "./no-summaries.ts";

const shared = path.join(__dirname, "../../shared");
const contracts = globSync("*/contract.ts", { cwd: shared }).map((file) =>
  readFileSync(path.join(shared, file), "utf8"),
);

test("no contract brings its sentences to the browser, and nothing else of it is touched", () => {
  expect(contracts.length).toBeGreaterThan(15);
  for (const code of contracts) {
    const left = withoutSummaries(code);
    expect(left.match(/\bsummary:(?!\s*"")/g)).toBeNull();
    expect(left.match(/\bpath: /g)).toEqual(code.match(/\bpath: /g));
  }
});
