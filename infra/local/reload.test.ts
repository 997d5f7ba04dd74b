import { whenDifferent } from "./reload.ts";

test("a build that leaves the sources as they are is not told as an edit", () => {
  let sources = "a";
  let told = 0;
  const changed = whenDifferent(
    () => sources,
    () => {
      told += 1;
    },
  );
  changed();
  expect(told).toBe(0);
  sources = "b";
  changed();
  changed();
  expect(told).toBe(1);
});
