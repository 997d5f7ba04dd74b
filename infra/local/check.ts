import { spawnSync } from "node:child_process";
import { performance } from "node:perf_hooks";

/**
 * `npm run check`: every gate that needs no running product. All of them run, so one look shows all that is wrong;
 * file and function budgets are rules of the lint configuration, walls and circles gates of our own, because lint knows
 * an import by its spelling only.
 */
const gates: readonly { name: string; command: readonly string[] }[] = [
  { name: "format", command: ["biome", "check", "."] },
  { name: "types", command: ["tsc", "-p", ".", "--noEmit"] },
  { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings", "."] },
  { name: "walls", command: ["tsx", "infra/local/gates/gates.ts"] },
  { name: "unused", command: ["knip"] },
  { name: "docs", command: ["npm", "run", "--silent", "check", "-w", "@portal/docs"] },
];

const failed = gates.filter(({ name, command: [binary = "", ...parameters] }) => {
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync(binary, parameters, { encoding: "utf8" });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${status === 0 ? "ok    " : "FAILED"}  ${name.padEnd(8)} ${seconds} s`);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status !== 0;
});

process.exitCode = failed.length === 0 ? 0 : 1;
