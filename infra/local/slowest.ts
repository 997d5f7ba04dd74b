import path from "node:path";

export interface TimedFile {
  readonly file: string;
  readonly milliseconds: number;
}

export interface JestTimes {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

export const jestTimes = ({ testResults }: JestTimes, root: string): TimedFile[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    milliseconds: endTime - startTime,
  }));

interface BrowserSuite {
  readonly file: string;
  readonly specs: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly BrowserSuite[];
}

export interface BrowserTimes {
  readonly suites: readonly BrowserSuite[];
}

const durationOf = ({ specs, suites = [] }: BrowserSuite): number =>
  [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    ...suites.map(durationOf),
  ].reduce((sum, each) => sum + each, 0);

export const browserTimes = ({ suites }: BrowserTimes): TimedFile[] =>
  suites.map((suite) => ({ file: suite.file, milliseconds: durationOf(suite) }));

const shown = 10;

/** A line for each of the files that took longest, so that whoever adds a slow test sees it. */
export const slowestLines = (files: readonly TimedFile[]): string[] =>
  files
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, shown)
    .map(({ file, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${file}`);
