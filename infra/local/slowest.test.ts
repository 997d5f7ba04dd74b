import { browserTimes, jestTimes, slowestLines } from "./slowest.ts";

test("Jest's report gives the time of each file, by its path in the repository", () => {
  const report = { testResults: [{ name: "/repo/shared/a.test.ts", startTime: 1000, endTime: 3500 }] };
  expect(jestTimes(report, "/repo")).toEqual([{ file: "shared/a.test.ts", milliseconds: 2500 }]);
});

test("Playwright's report gives the time of all tests of a file, those in groups as well", () => {
  const spec = (duration: number) => ({ tests: [{ results: [{ duration }] }] });
  const group = { file: "a.spec.ts", specs: [spec(30)] };
  const report = { suites: [{ file: "a.spec.ts", specs: [spec(100), spec(20)], suites: [group] }] };
  expect(browserTimes(report)).toEqual([{ file: "a.spec.ts", milliseconds: 150 }]);
});

test("the ten slowest are named, the slowest first", () => {
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `${index}`, milliseconds: index * 1000 }));
  const lines = slowestLines(files);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe("   11.0 s  11");
});
