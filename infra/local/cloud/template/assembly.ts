import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Problem } from "../../../problem.ts";

export interface RawResource {
  readonly Type: string;
  readonly Properties?: Record<string, unknown>;
  readonly Condition?: string;
}

export interface RawTemplate {
  readonly Resources?: Record<string, RawResource>;
  readonly Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
  readonly Parameters?: Record<string, { Default?: unknown }>;
  readonly Mappings?: Record<string, Record<string, Record<string, unknown>>>;
  readonly Conditions?: Record<string, unknown>;
}

export interface Stack {
  readonly name: string;
  readonly account: string;
  readonly region: string;
  readonly template: RawTemplate;
}

/** What `cdk synth` wrote: every stack of a stage, and the folder behind each asset. */
export interface Assembly {
  readonly stacks: readonly Stack[];
  /** Absolute folder or file by asset hash. */
  readonly assets: ReadonlyMap<string, string>;
}

interface Manifest {
  artifacts?: Record<
    string,
    { type: string; environment?: string; properties?: { templateFile?: string; file?: string } }
  >;
}

const unknownAccount = "000000000000";
const usualRegion = "us-east-1";

/** Trusted as CDK's own work: what it means is checked where it is read. */
function read(file: string): ReturnType<typeof JSON.parse> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (cause) {
    throw new Problem(`The template ${file} cannot be read: delete its folder and start again.`, { cause });
  }
}

function readStack(directory: string, name: string, environment: string, templateFile: string): Stack {
  const [account = "", region = ""] = environment.replace("aws://", "").split("/");
  const template: RawTemplate = read(path.join(directory, templateFile));
  return {
    name,
    account: account.startsWith("unknown") ? unknownAccount : account,
    region: region.startsWith("unknown") ? usualRegion : region,
    template,
  };
}

function readAssets(directory: string, file: string): [string, string][] {
  const manifest: { files?: Record<string, { source: { path?: string } }> } = read(
    path.join(directory, file),
  );
  return Object.entries(manifest.files ?? {}).flatMap(([hash, { source }]): [string, string][] =>
    source.path === undefined ? [] : [[hash, path.resolve(directory, source.path)]],
  );
}

export function readAssembly(directory: string): Assembly {
  const file = path.join(directory, "manifest.json");
  if (!existsSync(file)) throw new Problem(`${directory} holds no synthesized stacks: start again.`);
  const manifest: Manifest = read(file);
  const artifacts = Object.entries(manifest.artifacts ?? {});
  const stacks = artifacts.flatMap(([name, { type, environment = "", properties }]) =>
    type === "aws:cloudformation:stack" && properties?.templateFile
      ? [readStack(directory, name, environment, properties.templateFile)]
      : [],
  );
  const assets = artifacts.flatMap(([, { type, properties }]) =>
    type === "cdk:asset-manifest" && properties?.file ? readAssets(directory, properties.file) : [],
  );
  if (stacks.length === 0) throw new Problem(`${directory} holds no stack: createApp has to declare some.`);
  return { stacks, assets: new Map(assets) };
}
