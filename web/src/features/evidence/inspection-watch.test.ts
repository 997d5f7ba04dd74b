import { createInspectionWatch } from "./inspection-watch.ts";

const waiting = { id: "A", status: "awaiting-upload" } as const;
const clean = { id: "B", status: "clean" } as const;

function watchAt() {
  const clock = { now: 0 };
  return { clock, watch: createInspectionWatch(() => clock.now) };
}

test("nobody asks again when every file has been inspected", () => {
  expect(watchAt().watch.delayMilliseconds([clean])).toBe(false);
  expect(watchAt().watch.delayMilliseconds([])).toBe(false);
});

test("a fresh file is asked for every second or so, an old one more rarely, and one day no more", () => {
  const { clock, watch } = watchAt();
  const delays: (number | false)[] = [];
  for (const now of [0, 30_000, 100_000, 200_000]) {
    clock.now = now;
    delays.push(watch.delayMilliseconds([waiting, clean]));
  }
  expect(delays[0]).toBeLessThanOrEqual(1000);
  expect(delays[1]).toBeGreaterThan(1000);
  expect(delays[2]).toBeGreaterThan(Number(delays[1]));
  expect(delays[3]).toBe(false);
  expect(watch.isGivenUp(waiting)).toBe(true);
  expect(watch.isGivenUp(clean)).toBe(false);
});

test("a new file is asked for although an old one was given up", () => {
  const { clock, watch } = watchAt();
  watch.delayMilliseconds([waiting]);
  clock.now = 500_000;
  expect(watch.delayMilliseconds([waiting, { id: "C", status: "awaiting-upload" }])).toBeLessThanOrEqual(
    1000,
  );
});

test("who looks again is answered as if the file were fresh", () => {
  const { clock, watch } = watchAt();
  watch.delayMilliseconds([waiting]);
  clock.now = 500_000;
  watch.restart([waiting]);
  expect(watch.isGivenUp(waiting)).toBe(false);
  expect(watch.delayMilliseconds([waiting])).toBeLessThanOrEqual(1000);
});
