import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { App } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import type { CloudFormationStackArtifact } from "aws-cdk-lib/cx-api";
import { createApp } from "../app.ts";
import type { StageName, StageSettings } from "../stages.ts";

export const stackKinds = ["Site", "Data", "Identity", "Api"] as const;
type StackKind = (typeof stackKinds)[number];

export interface Synthesis {
  readonly app: App;
  readonly stacks: readonly CloudFormationStackArtifact[];
  readonly template: (kind: StackKind) => Template;
}

/** The account that values of templates are resolved for. */
const account = "111111111111";

/** What CloudFormation makes of a text that only the account's number is missing from. */
export function resolved(value: unknown): string {
  if (typeof value === "string") return value;
  const { Ref: ref, "Fn::Join": joined, "Fn::Sub": substituted } = Object(value);
  if (ref === "AWS::AccountId") return account;
  if (ref === "AWS::Partition") return "aws";
  if (Array.isArray(joined)) return joined[1].map(resolved).join(joined[0]);
  return typeof substituted === "string" ? substituted : `<${JSON.stringify(value)}>`;
}

/** A stage's stacks as CDK would deploy them, but for the functions' code. */
export function synthesize(stage: StageName, settings?: Partial<Omit<StageSettings, "name">>): Synthesis {
  const outdir = mkdtempSync(join(tmpdir(), "portal-synthesis-"));
  const app = createApp({ stage, outdir, settings, warns: false });
  const { stacks } = app.synth();
  // Templates are read from the disk when first asked for, so before the folder goes.
  const templates = new Map(
    stacks.map(({ stackName, template }) => [stackName, Template.fromJSON(template)]),
  );
  rmSync(outdir, { recursive: true });
  return {
    app,
    stacks,
    template: (kind) => {
      const found = [...templates].find(([name]) => name.endsWith(kind))?.[1];
      if (!found) throw new Error(`No stack ${kind} came out.`);
      return found;
    },
  };
}
