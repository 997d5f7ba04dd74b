import { socialProviders } from "@portal/shared/site-config.ts";
import { createApp } from "../../app.ts";

/**
 * Writes the dev stage's stacks to the folder that is named; a process of its own, so that it sees the sources as
 * they are now, however long the local stack has been running.
 */
const [outdir, ...flags] = process.argv.slice(2);

const standIns = Object.fromEntries(socialProviders.map((name) => [name, `local/${name}`]));
const settings = flags.includes("--social") ? { socialProviderSecrets: standIns } : {};

createApp({ stage: "dev", outdir, settings }).synth();
