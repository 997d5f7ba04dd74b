import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { featureNames } from "@portal/shared/features.ts";
import { createApp } from "../app.ts";
import { bundleFunctions } from "../features/bundle.ts";
import { messageOf, Problem } from "../problem.ts";
import { type StageName, stages } from "../stages.ts";
import { parseCommand } from "./command.ts";
import { checkInlineScripts } from "./csp-hashes.ts";
import { publishSite } from "./publish-site.ts";
import { type StageOutputs, stageOutputs } from "./site-config.ts";
import { requireAccount } from "./stage-account.ts";
import { ensureSecret } from "./stage-secret.ts";

const root = resolve(import.meta.dirname, "../..");
const cdkCli = createRequire(import.meta.url).resolve("aws-cdk/bin/cdk");

/** Writes the stage's templates to `cdk.out/<stage>`; asks AWS nothing. */
async function synthesize(stage: StageName): Promise<string> {
  const outdir = join(root, "cdk.out", stage);
  rmSync(outdir, { recursive: true, force: true });
  const bundles = await bundleFunctions(featureNames);
  const { stacks } = createApp({ stage, outdir, bundles }).synth();
  for (const stack of stacks) {
    const resources: Record<string, unknown> = stack.template.Resources;
    console.log(`${stack.stackName.padEnd(20)} ${Object.keys(resources).length} resources`);
  }
  console.log(`written to ${relative(process.cwd(), outdir)}`);
  return outdir;
}

function run(
  title: string,
  command: string,
  parameters: readonly string[],
  more: NodeJS.ProcessEnv = {},
): void {
  console.log(`\n== ${title}`);
  const env = { ...process.env, ...more };
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: "inherit", env });
  if (status !== 0) throw new Problem(`Deployment stopped: could not ${title}; the lines above say why.`);
}

function deployStacks(outdir: string): StageOutputs {
  const outputsFile = join(outdir, "outputs.json");
  const options = ["--all", "--require-approval", "never", "--no-notices", "--outputs-file", outputsFile];
  run("deploy the stacks", process.execPath, [cdkCli, "deploy", "--app", outdir, ...options]);
  return stageOutputs(JSON.parse(readFileSync(outputsFile, "utf8")));
}

/** Where Algolia answers the search, it gets what was built; the key that may write is whoever deploys' own. */
function sendSearchRecords(stage: StageName): void {
  const { algolia } = stages[stage];
  if (!algolia) return;
  const env = { ALGOLIA_APP_ID: algolia.appId, ALGOLIA_INDEX: algolia.index };
  run("send the search its records", "npm", ["run", "docs:algolia"], env);
}

function requireSearchKey(stage: StageName): void {
  if (stages[stage].algolia && !process.env["ALGOLIA_ADMIN_KEY"])
    throw new Problem(
      `Stage ${stage} searches with Algolia: set ALGOLIA_ADMIN_KEY, which sends its records.`,
    );
}

async function deploy(stage: StageName): Promise<void> {
  requireSearchKey(stage);
  // Checked first: it is the cheapest way to notice that nobody, or the wrong account, is signed in to AWS.
  await requireAccount(stages[stage]);
  console.log(`secret: ${await ensureSecret(stages[stage])}`);
  run("build the portal", "npm", ["run", "build:web"]);
  run("build the documentation", "npm", ["run", "build:docs"]);
  checkInlineScripts();
  const outputs = deployStacks(await synthesize(stage));
  console.log(`\n== publish the site\n${await publishSite(outputs)} objects`);
  sendSearchRecords(stage);
  console.log(`\n${outputs.SiteUrl}`);
}

function explained(error: unknown): string {
  if (error instanceof Problem) return error.message;
  const name = error instanceof Error ? error.name : "";
  if (name === "CredentialsProviderError")
    return "No AWS credentials were found: sign in first (for example `aws sso login`) or set AWS_PROFILE.";
  return `AWS or a build refused (${name}): ${messageOf(error)}`;
}

async function main(parameters: readonly string[]): Promise<void> {
  const { name, stage } = parseCommand(parameters);
  if (name === "synth") await synthesize(stage);
  else await deploy(stage);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(explained(error));
  process.exitCode = 1;
});
