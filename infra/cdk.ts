import { featureNames } from "@portal/shared/features.ts";
import { createApp } from "./app.ts";
import { bundleFunctions } from "./features/bundle.ts";
import { isStageName, stageNames } from "./stages.ts";

/** Entry of the CDK CLI (`cdk.json`), for whoever wants `STAGE=dev npx cdk diff` and the like. */
const stage = process.env["STAGE"];
if (!isStageName(stage)) throw new Error(`Set STAGE to one of: ${stageNames.join(", ")}.`);
createApp({ stage, bundles: await bundleFunctions(featureNames) }).synth();
