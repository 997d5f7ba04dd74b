import { accessTo } from "../engines/aws-access.ts";
import type { LocalS3 } from "../engines/s3/server.ts";
import type { Closers } from "../machine/closers.ts";
import { type Cdn, createCdn } from "./cdn/cdn.ts";
import type { SiteFiles } from "./cdn/site-files.ts";
import { type Engines, lambdaEnvironment } from "./engines.ts";
import { startEventSources } from "./events/event-sources.ts";
import { createLambdas } from "./functions/lambda.ts";
import { createGateway } from "./gateway/gateway.ts";
import { provisionBuckets } from "./provision/buckets.ts";
import { provisionIdentity } from "./provision/identity.ts";
import { provisionTables } from "./provision/tables.ts";
import type { Template } from "./template/template.ts";

/** What the stacks declare, running: functions behind gateway and CDN, fed by tables and buckets. */
export interface Cloud {
  readonly cdn: Cdn;
  /** Follows another synthesis without a restart. */
  replace(template: Template): Promise<void>;
  /** Runs newer bundles of the same functions. */
  replaceCode(folders: ReadonlyMap<string, string>): void;
}

export interface CloudOptions {
  readonly template: Template;
  readonly engines: Engines;
  readonly s3: LocalS3;
  readonly files: SiteFiles;
  readonly directory: string;
  readonly closers: Closers;
  readonly log: (line: string) => void;
}

async function provision(template: Template, { engines, s3 }: CloudOptions): Promise<void> {
  await Promise.all([
    provisionTables(template, accessTo(engines.database.url, template.region)),
    provisionBuckets(template, accessTo(s3.url, template.region)),
    provisionIdentity(template, accessTo(engines.cognito.url, template.region)),
  ]);
}

export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const { template, engines, s3, files, directory, closers, log } = options;
  const { region } = template;
  const lambdas = createLambdas(template, lambdaEnvironment(engines, s3, region), log);
  const gateway = createGateway(template, lambdas, log);
  const cdn = createCdn(template, gateway, files);
  await provision(template, options);
  closers.add(() => lambdas.stop());

  const access = accessTo(engines.database.url, region);
  const events = startEventSources(template, { access, s3, lambdas, directory, log });
  closers.add(() => events.stop());

  return {
    cdn,
    replaceCode: (folders) => lambdas.replaceCode(folders),
    replace: async (next) => {
      await provision(next, options);
      lambdas.replace(next);
      gateway.replace(next);
      cdn.replace(next);
      await events.replace(next);
    },
  };
}
