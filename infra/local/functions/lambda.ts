import { randomUUID } from "node:crypto";
import { Problem } from "../problem.ts";
import type { Resource, Template } from "../template/template.ts";
import { logLine } from "./log-line.ts";
import { Sandbox, type SandboxSettings } from "./sandbox.ts";

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

/** More events than this wait: two cores gain nothing from more threads, and each takes memory. */
const maxConcurrency = 10;

/** The sandboxes of one function; a free one is used again, as a warm Lambda is. */
class Fleet {
  readonly settings: SandboxSettings;
  readonly #free: Sandbox[] = [];
  readonly #all = new Set<Sandbox>();
  readonly #waiting: (() => void)[] = [];
  #retired = false;

  constructor(settings: SandboxSettings) {
    this.settings = settings;
  }

  async run(event: unknown): Promise<unknown> {
    const sandbox = await this.#take();
    try {
      return await sandbox.run({ requestId: randomUUID(), event: JSON.stringify(event) });
    } finally {
      this.#giveBack(sandbox);
    }
  }

  /** Lets what runs come to its end; nothing new starts here. */
  retire(): void {
    this.#retired = true;
    for (const sandbox of this.#free.splice(0)) void this.#end(sandbox);
  }

  async stop(): Promise<void> {
    this.#retired = true;
    await Promise.all([...this.#all].map((sandbox) => this.#end(sandbox)));
  }

  async #take(): Promise<Sandbox> {
    while (this.#free.length === 0 && this.#all.size >= maxConcurrency) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    const free = this.#free.pop();
    if (free) return free;
    const made = new Sandbox(this.settings);
    this.#all.add(made);
    return made;
  }

  #giveBack(sandbox: Sandbox): void {
    if (sandbox.isDead || this.#retired) void this.#end(sandbox);
    else this.#free.push(sandbox);
    this.#waiting.shift()?.();
  }

  async #end(sandbox: Sandbox): Promise<void> {
    this.#all.delete(sandbox);
    await sandbox.stop();
  }
}

export interface Lambdas {
  invoke(arn: string, event: unknown): Promise<unknown>;
  /** Runs new events on the functions of another synthesis; functions that did not change stay warm. */
  replace(template: Template): void;
  stop(): Promise<void>;
}

/** What every function's environment has besides what the template gives it. */
export type BaseEnvironment = Readonly<Record<string, string>>;

type Log = (line: string) => void;

function settingsOf(
  { id, ref, attributes, properties }: Resource<FunctionProperties>,
  template: Template,
  base: BaseEnvironment,
  log: Log,
): SandboxSettings | undefined {
  const { Handler, Runtime = "", Timeout = 3, MemorySize = 128, Code, Environment } = properties;
  const folder = Code?.S3Key && template.assetFolder(Code.S3Key.replace(/\.zip$/, ""));
  if (!Runtime.startsWith("nodejs")) return undefined;
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

export function createLambdas(template: Template, base: BaseEnvironment, log: Log): Lambdas {
  let fleets = new Map<string, Fleet>();
  const replace = (next: Template) => {
    const settings = next
      .ofType<FunctionProperties>("AWS::Lambda::Function")
      .flatMap((resource) => settingsOf(resource, next, base, log) ?? []);
    const renewed = settings.map((wanted): [string, Fleet] => {
      const running = fleets.get(wanted.arn);
      return [wanted.arn, running && sameSettings(running.settings, wanted) ? running : new Fleet(wanted)];
    });
    const kept = new Set(renewed.map(([, fleet]) => fleet));
    for (const fleet of fleets.values()) if (!kept.has(fleet)) fleet.retire();
    fleets = new Map(renewed);
  };
  replace(template);
  return {
    invoke: async (arn, event) => {
      const fleet = fleets.get(arn);
      if (!fleet)
        throw new Problem(`Nothing runs as ${arn}: the template names a function that it does not declare.`);
      return fleet.run(event);
    },
    replace,
    stop: async () => {
      await Promise.all([...fleets.values()].map((fleet) => fleet.stop()));
    },
  };
}
