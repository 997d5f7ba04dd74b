import { Problem } from "../../../problem.ts";
import type { Resource, Template } from "../template/template.ts";
import { Fleet } from "./fleet.ts";
import { logLine } from "./log-line.ts";
import { type SandboxSettings } from "./sandbox.ts";

interface FunctionProperties {
  readonly Handler?: string;
  readonly Runtime?: string;
  readonly Timeout?: number;
  readonly MemorySize?: number;
  readonly Code?: { S3Key?: string };
  readonly Environment?: { Variables?: Record<string, string> };
}

/** What CDK adds to the name of the construct that holds a function. */
const shortName = (logicalId: string) => logicalId.replace(/Function[0-9A-F]{8}$/, "") || logicalId;

export interface Lambdas {
  invoke(arn: string, event: unknown): Promise<unknown>;
  /** Runs new events on the functions of another synthesis; functions that did not change stay warm. */
  replace(template: Template): void;
  /** Runs new events on newer bundles, by the name of the construct that holds the function. */
  replaceCode(folders: ReadonlyMap<string, string>): void;
  stop(): Promise<void>;
}

/** What every function's environment has besides what the template gives it. */
export type BaseEnvironment = Readonly<Record<string, string>>;

type Log = (line: string) => void;

interface FunctionSource {
  readonly template: Template;
  readonly folders: ReadonlyMap<string, string>;
}

/** A logical id has no dashes, the name that it was made of may have some. */
function newerFolder(folders: FunctionSource["folders"], logicalId: string): string | undefined {
  return [...folders].find(([name]) => name.replaceAll("-", "") === shortName(logicalId))?.[1];
}

function settingsOf(
  { id, ref, attributes, properties }: Resource<FunctionProperties>,
  { template, folders }: FunctionSource,
  base: BaseEnvironment,
  log: Log,
): SandboxSettings | undefined {
  const { Handler, Runtime = "", Timeout = 3, MemorySize = 128, Code, Environment } = properties;
  if (!Runtime.startsWith("nodejs")) return undefined;
  const asset = Code?.S3Key && template.assetFolder(Code.S3Key.replace(/\.zip$/, ""));
  const folder = newerFolder(folders, id) ?? asset;
  if (!folder || !Handler) throw new Problem(`The function ${ref} has no bundle in the synthesized stacks.`);
  const environment = {
    ...base,
    AWS_LAMBDA_FUNCTION_NAME: ref,
    AWS_LAMBDA_FUNCTION_VERSION: "$LATEST",
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(MemorySize),
    LAMBDA_TASK_ROOT: folder,
    _HANDLER: Handler,
    ...Environment?.Variables,
  };
  return {
    folder,
    handler: Handler,
    functionName: ref,
    arn: attributes.Arn ?? ref,
    memoryMb: MemorySize,
    timeoutMs: Timeout * 1000,
    environment,
    log: (line) => log(logLine(shortName(id), line)),
  };
}

const sameSettings = (left: SandboxSettings, right: SandboxSettings) =>
  JSON.stringify(left) === JSON.stringify(right);

class LocalLambdas implements Lambdas {
  readonly #base: BaseEnvironment;
  readonly #log: Log;
  #template: Template;
  #fleets = new Map<string, Fleet>();

  constructor(template: Template, base: BaseEnvironment, log: Log) {
    this.#base = base;
    this.#log = log;
    this.#template = template;
    this.replace(template);
  }

  async invoke(arn: string, event: unknown): Promise<unknown> {
    const fleet = this.#fleets.get(arn);
    if (!fleet)
      throw new Problem(`Nothing runs as ${arn}: the template names a function that it does not declare.`);
    return fleet.run(event);
  }

  replace(template: Template): void {
    this.#template = template;
    this.#renew(new Map());
  }

  replaceCode(folders: ReadonlyMap<string, string>): void {
    this.#renew(folders);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#fleets.values()].map((fleet) => fleet.stop()));
  }

  #renew(folders: ReadonlyMap<string, string>): void {
    const source = { template: this.#template, folders };
    const settings = this.#template
      .ofType<FunctionProperties>("AWS::Lambda::Function")
      .flatMap((resource) => settingsOf(resource, source, this.#base, this.#log) ?? []);
    const renewed = settings.map((wanted): [string, Fleet] => {
      const running = this.#fleets.get(wanted.arn);
      return [wanted.arn, running && sameSettings(running.settings, wanted) ? running : new Fleet(wanted)];
    });
    const kept = new Set(renewed.map(([, fleet]) => fleet));
    for (const fleet of this.#fleets.values()) if (!kept.has(fleet)) fleet.retire();
    this.#fleets = new Map(renewed);
  }
}

export const createLambdas = (template: Template, base: BaseEnvironment, log: Log): Lambdas =>
  new LocalLambdas(template, base, log);
