import { stageTimes } from "./step-times.ts";
import type { Upload, UploadStep } from "./upload.ts";

const times = (step: UploadStep, beganAt: Upload["beganAt"]) =>
  stageTimes({
    id: "1",
    place: { companyId: "C", product: "online-payment" },
    file: new File([], "a.png"),
    step,
    beganAt,
  }).map(({ stage, state, milliseconds }) => `${stage} ${state} ${milliseconds ?? "-"}`);

test("every stage of an accepted file has its time, and waiting in the queue belongs to none", () => {
  const beganAt = {
    checking: 0,
    waiting: 2,
    hashing: 5000,
    signing: 5030,
    uploading: 5100,
    inspecting: 5600,
    clean: 6600,
  };
  expect(times({ name: "clean" }, beganAt)).toEqual([
    "checking done 2",
    "hashing done 30",
    "signing done 70",
    "uploading done 500",
    "inspecting done 1000",
  ]);
});

test("a stage that goes on has no time yet, and what follows is ahead", () => {
  expect(
    times(
      { name: "uploading", done: 0.5 },
      { checking: 0, waiting: 1, hashing: 2, signing: 4, uploading: 9 },
    ),
  ).toEqual([
    "checking done 1",
    "hashing done 2",
    "signing done 5",
    "uploading current -",
    "inspecting ahead -",
  ]);
});

test("a file in the queue has been checked, and nothing else", () => {
  expect(times({ name: "waiting" }, { checking: 0, waiting: 1 })[0]).toBe("checking done 1");
});

test.each([
  ["unfit", { name: "unfit", reason: "file-type" }, { checking: 0, unfit: 1 }, "checking failed 1"],
  [
    "lost",
    { name: "failed", failure: { kind: "offline" } },
    { checking: 0, waiting: 1, hashing: 1, signing: 2, uploading: 3, failed: 10 },
    "uploading failed 7",
  ],
  [
    "refused",
    { name: "refused", refusal: "damaged" },
    { checking: 0, waiting: 1, hashing: 1, signing: 2, uploading: 3, inspecting: 4, refused: 9 },
    "inspecting failed 5",
  ],
] as const)("a file that is %s stopped at the stage where it was", (_case, step, beganAt, stopped) => {
  expect(times(step, beganAt).find((line) => line.includes("failed"))).toBe(stopped);
});
