import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";

/** What a worker is told once; everything in it can be cloned between threads. */
export interface WorkerData {
  /** The folder of the bundle that is deployed. */
  readonly folder: string;
  /** `index.handler`, as the template says it. */
  readonly handler: string;
  readonly functionName: string;
  readonly arn: string;
  readonly memoryMb: number;
  readonly timeoutMs: number;
}

export interface Invocation {
  readonly requestId: string;
  /** JSON, so that no invocation can change what another sees. */
  readonly event: string;
}

export interface Failure {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace?: string;
}

export type Outcome = { ready: true } | { result: string } | { failure: Failure };

type Handler = (event: unknown, context: object) => unknown;

const given: WorkerData = workerData;
const { folder, handler, functionName, arn, memoryMb, timeoutMs } = given;

function load(): Handler {
  const [module = "", name = ""] = handler.split(".");
  const file = [".js", ".cjs", ".mjs"]
    .map((end) => path.join(folder, module + end))
    .find((each) => existsSync(each));
  if (!file) throw new Error(`${folder} holds no ${module}.js`);
  const exported: Record<string, Handler | undefined> = createRequire(file)(file);
  const found = exported[name];
  if (!found) throw new TypeError(`${file} exports no function ${name}`);
  return found;
}

function contextOf(requestId: string): object {
  const deadline = Date.now() + timeoutMs;
  return {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName,
    functionVersion: "$LATEST",
    invokedFunctionArn: arn,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: "local",
    memoryLimitInMB: String(memoryMb),
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error) };
  return { errorType: error.name, errorMessage: error.message, trace: error.stack };
}

const answer = (outcome: Outcome) => parentPort?.postMessage(outcome, []);

try {
  const run = load();
  parentPort?.on("message", ({ requestId, event }: Invocation) => {
    Promise.resolve()
      .then(() => run(JSON.parse(event), contextOf(requestId)))
      .then((result) => answer({ result: JSON.stringify(result) ?? "null" }))
      .catch((error: unknown) => answer({ failure: failureOf(error) }));
  });
  answer({ ready: true });
} catch (error) {
  answer({ failure: failureOf(error) });
}
