import { parseCommand } from "./command.ts";

test("a stage is synthesized or deployed by its name", () => {
  expect(parseCommand(["synth", "--stage", "dev"])).toEqual({ name: "synth", stage: "dev" });
  expect(parseCommand(["deploy", "--stage=prod"])).toEqual({ name: "deploy", stage: "prod" });
});

test.each([
  [
    ["deploy", "--stage", "production"],
    'There is no stage "production". Name one with --stage: dev, staging, prod.',
  ],
  [
    ["deploy", "--stage", "toString"],
    'There is no stage "toString". Name one with --stage: dev, staging, prod.',
  ],
  [["deploy"], "No stage was named. Name one with --stage: dev, staging, prod."],
  [["deploy", "--stage"], "No stage was named. Name one with --stage: dev, staging, prod."],
  [["destroy", "--stage", "dev"], "Say what to do: synth or deploy."],
  [[], "Say what to do: synth or deploy."],
])("%j is refused with one sentence", (parameters, sentence) => {
  expect(() => parseCommand(parameters)).toThrow(sentence);
});
