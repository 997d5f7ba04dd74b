import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { messageOf, Problem } from "../../problem.ts";
import { root } from "../machine/project.ts";
import { newFeature } from "./feature.ts";

/** `npm run new -- feature spare-part onboarding`: the files of a feature that works, for its author to make true. */
const placeOf = (file: string) => path.join(root, file);
const read = (file: string) => (existsSync(placeOf(file)) ? readFileSync(placeOf(file), "utf8") : undefined);

function write(files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(placeOf(file)), { recursive: true });
    writeFileSync(placeOf(file), text);
    console.log(`wrote  ${file}`);
  }
  const { status, stderr } = spawnSync(
    "biome",
    ["check", "--write", "--no-errors-on-unmatched", ...files.keys()],
    {
      cwd: root,
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Problem(`What was written could not be formatted: ${stderr}`);
}

const next = (name: string, room: string) => `
It reads and changes one note of a company. Make it what it is meant to be, and ask the gates after each:
  what is kept, who may do what           shared/${name}
  what is read and written, and its test  functions/${room}/${name}
  its texts, in three languages           shared/messages/{pt,en,es}/${name}.json
  what each change costs                  functions/testing/suites/capacity.test.ts
  what to look at when it fails           docs/papers/runbook.md
Then the screen that shows it: CONTRIBUTING.md, "A route".

npm run check -- --changed
npx jest functions/${room}/${name} functions/testing/suites shared infra/stacks web/unused-words
`;

const [kind, name = "", room = "onboarding"] = process.argv.slice(2);
try {
  if (kind !== "feature") throw new Problem("npm run new -- feature <name> [company | onboarding | support]");
  write(newFeature(name, room, read));
  console.log(next(name, room));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
