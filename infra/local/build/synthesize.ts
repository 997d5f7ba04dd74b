import { featureNames } from "@portal/shared/features.ts";
import { socialProviders } from "@portal/shared/settings/site-config.ts";
import { createApp } from "../../app.ts";
import { bundleFunctions } from "../../features/bundle.ts";
import { stages } from "../../stages.ts";

/**
 * Writes the dev stage's stacks to the folder that is named; a process of its own, so that it sees the sources as
 * they are now, however long the local stack has been running.
 */
const [outdir, ...flags] = process.argv.slice(2);

const secrets = Object.fromEntries(socialProviders.map((name) => [name, `local/${name}`]));
const settings = {
  // The inbox takes mail from anybody: nothing needs to be verified here.
  mail: { ...stages.dev.mail, from: "portal-dev@example.com" },
  ...(flags.includes("--social") ? { socialProviderSecrets: secrets } : {}),
};

const bundles = await bundleFunctions(featureNames);
createApp({ stage: "dev", bundles, outdir, settings, warns: false, standIns: true }).synth();
