import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { mark, type Runtime } from "./runtimes.ts";

const execute = promisify(execFile);

/** Asked in a folder of its own, for a compiler writes what it makes: one that runs as root would replace even `/dev/null`. */
export function isInstalled({ probe: { program, args } }: Runtime): boolean {
  const folder = mkdtempSync(join(tmpdir(), "probe-"));
  const { status } = spawnSync(program, args, { cwd: folder, stdio: "ignore" });
  rmSync(folder, { recursive: true });
  return status === 0;
}

/** What an example printed: the status and the answer's body. */
export interface Printed {
  readonly status: number;
  readonly body: string;
}

/** An answer without a body leaves the status alone. */
const forms = {
  first: /^(?<status>\d{3})(?: (?<body>[^]*))?$/,
  last: /^(?:(?<body>[^]*)\n)?(?<status>\d{3})$/,
};

/** @throws Error for an example that printed something else, such as its own failure. */
function read(output: string, place: Runtime["status"]): Printed {
  const { status, body = "" } = forms[place].exec(output.trim())?.groups ?? {};
  if (status === undefined) throw new Error(`It printed: ${output}`);
  return { status: Number(status), body };
}

/** Runs programs of one language as a reader would, and says what each of them printed. */
export async function run(runtime: Runtime, codes: readonly string[]): Promise<(() => Printed)[]> {
  const folder = await mkdtemp(join(tmpdir(), `examples-${runtime.id}-`));
  try {
    for (const [name, text] of Object.entries(runtime.files(codes)))
      await writeFile(join(folder, name), text);
    let outputs = "";
    for (const { program, args } of runtime.commands) {
      const options = { cwd: folder, env: { ...process.env, CURL_HOME: folder }, maxBuffer: 2 ** 26 };
      outputs = (await execute(program, args, options)).stdout;
    }
    const [, ...each] = outputs.split(mark);
    return codes.map((_, index) => () => read(each[index] ?? "nothing", runtime.status));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
