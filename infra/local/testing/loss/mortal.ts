import type { FeatureName } from "@portal/shared/features.ts";
import { bundleFunctions } from "../../../features/bundle.ts";
import { Sandbox, type SandboxSettings } from "../../cloud/functions/sandbox.ts";
import { type Gate, openGate, type Step } from "./gate.ts";

/** The services that functions call, by the variable that says where they are. */
const services = {
  database: "AWS_ENDPOINT_URL_DYNAMODB",
  mail: "AWS_ENDPOINT_URL_SESV2",
  files: "AWS_ENDPOINT_URL_S3",
} as const;
export type Service = keyof typeof services;

/** A function as it is deployed, whose every call can be watched and whose process can be killed at each. */
export interface Mortal {
  readonly gates: Readonly<Record<Service, Gate>>;
  run(event: object): Promise<unknown>;
  /** Runs it up to its nth step, on which its process dies; all that it did until then. */
  runUntil(event: object, step: number): Promise<Step[]>;
  close(): Promise<void>;
}

const idle = () => true;

async function openGates(): Promise<Mortal["gates"]> {
  const at = (service: Service) => openGate(process.env[services[service]] ?? "");
  const [database, mail, files] = await Promise.all([at("database"), at("mail"), at("files")]);
  return { database, mail, files };
}

function environmentBehind(gates: Mortal["gates"]): Record<string, string> {
  const given = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    ...Object.fromEntries(given),
    [services.database]: gates.database.url,
    [services.mail]: gates.mail.url,
    [services.files]: gates.files.url,
  };
}

const settingsOf = async (
  feature: FeatureName,
  environment: SandboxSettings["environment"],
): Promise<SandboxSettings> => ({
  folder: (await bundleFunctions([feature])).get(feature) ?? "",
  handler: "index.handler",
  functionName: feature,
  arn: feature,
  memoryMb: 512,
  timeoutMs: 60_000,
  environment,
  log: () => undefined,
});

/** What a function calls besides, and is told. */
interface Surroundings {
  readonly beside?: readonly Gate[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Of a stage that is open in this process. */
export async function openMortal(
  feature: FeatureName,
  { beside = [], environment = {} }: Surroundings = {},
): Promise<Mortal> {
  const gates = await openGates();
  const watch = (onStep: Gate["onStep"]) => {
    for (const gate of [...Object.values(gates), ...beside]) gate.onStep = onStep;
  };
  const settings = await settingsOf(feature, { ...environmentBehind(gates), ...environment });
  const run = async (sandbox: Sandbox, event: object) => {
    try {
      return await sandbox.run({ requestId: "1", event: JSON.stringify(event) });
    } finally {
      watch(idle);
      await sandbox.stop();
    }
  };
  const runUntil: Mortal["runUntil"] = async (event, last) => {
    const steps: Step[] = [];
    const sandbox = new Sandbox(settings);
    watch((step) => {
      steps.push(step);
      if (steps.length < last) return true;
      void sandbox.stop();
      return false;
    });
    await run(sandbox, event).catch(() => undefined);
    return steps;
  };
  const close = async () => {
    await Promise.all(Object.values(gates).map((gate) => gate.close()));
  };
  return { gates, run: (event) => run(new Sandbox(settings), event), runUntil, close };
}
