import * as fc from "fast-check";

/** How often a race is run: enough to see it in every test run, all of it with `LONG=1`. */
export function trials(name: string, usual: number, long: number): number[] {
  const count = process.env.LONG === "1" ? long : usual;
  process.stderr.write(`${name}: ${count} trials\n`);
  return Array.from({ length: count }, (_, index) => index);
}

/** The seed of this run's random tests, printed so that a failing run can be repeated with `SEED=<number>`. */
export function seed(name: string): number {
  const value = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  process.stderr.write(`${name}: SEED=${value}\n`);
  return value;
}

/** One of each group, another in every run; all of them with `LONG=1`. */
export function oneOfEach<T>(name: string, all: readonly T[], groupOf: (each: T) => string): readonly T[] {
  if (process.env.LONG === "1") return all;
  const groups = [...Map.groupBy(all, groupOf).values()];
  process.stderr.write(`${name}: ${groups.length} of ${all.length}\n`);
  const places = fc.array(fc.nat(), { minLength: groups.length, maxLength: groups.length });
  const [drawn = []] = fc.sample(places, { numRuns: 1, seed: seed(name) });
  return groups.flatMap((group, index) => group[(drawn[index] ?? 0) % group.length] ?? []);
}
