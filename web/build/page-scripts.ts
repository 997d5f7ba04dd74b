import { readFileSync } from "node:fs";
import path from "node:path";
import { pageScripts } from "@portal/shared/esitef/sandbox-address.ts";
import { build, type Plugin, type Rolldown } from "vite";

const folder = path.resolve(import.meta.dirname, "../page-scripts");

/** Browsers of buyers, some years old: these scripts run in the pages of others. */
const target = "es2020";

const isOutput = (made: unknown): made is Rolldown.RolldownOutput =>
  typeof made === "object" && made !== null && "output" in made;

/** A script of its own in one file, which leaves nothing in the page but what it names. */
async function script(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target,
      minify: true,
      rolldownOptions: { input: path.join(folder, entry), output: { format: "iife" } },
    },
  });
  const [first] = (isOutput(made) ? made.output : []).filter(({ type }) => type === "chunk");
  if (first?.type !== "chunk") throw new Error(`${entry} was not built.`);
  return first.code;
}

const scripts = [
  [pageScripts.payment, "payment.ts"],
  [pageScripts.authentication, "authenticate-payment.ts"],
  [pageScripts.storage, "store.ts"],
] as const;

/** The scripts that shops load from the sandbox, under the documented names. */
export const buildPageScripts = (): Plugin => ({
  name: "portal:page-scripts",
  apply: "build",
  async generateBundle() {
    for (const [address, entry] of scripts) {
      this.emitFile({ type: "asset", fileName: address.slice(1), source: await script(entry) });
    }
    const source = readFileSync(path.join(folder, "threeds.css"), "utf8");
    this.emitFile({ type: "asset", fileName: pageScripts.styles.slice(1), source });
  },
});
