import { parseArgs } from "node:util";
import { Problem } from "../problem.ts";
import { isStageName, type StageName, stageNames } from "../stages.ts";

const commandNames = ["synth", "deploy"] as const;
export interface Command {
  readonly name: (typeof commandNames)[number];
  readonly stage: StageName;
}

/**
 * Reads `synth --stage dev`.
 * @throws Problem that says what to type instead.
 */
export function parseCommand(parameters: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    options: { stage: { type: "string" } },
    allowPositionals: true,
    strict: false,
  });
  const name = commandNames.find((each) => each === positionals[0]);
  if (!name) throw new Problem(`Say what to do: ${commandNames.join(" or ")}.`);
  const stage = values["stage"];
  const choice = `Name one with --stage: ${stageNames.join(", ")}.`;
  if (typeof stage !== "string") throw new Problem(`No stage was named. ${choice}`);
  if (!isStageName(stage)) throw new Problem(`There is no stage "${stage}". ${choice}`);
  return { name, stage };
}
