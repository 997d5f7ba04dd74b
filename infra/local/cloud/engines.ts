import path from "node:path";
import { localCredentials } from "../engines/aws-access.ts";
import type { CodeMail } from "../engines/cognito/pool/codes.ts";
import { type LocalCognito, startCognito } from "../engines/cognito/server.ts";
import { type Database, startDatabase } from "../engines/database/database.ts";
import { type Inbox, startInbox } from "../engines/mail-inbox.ts";
import { type Parameters, startParameters } from "../engines/parameters.ts";
import { type LocalS3, startS3 } from "../engines/s3/server.ts";
import type { Closers } from "../machine/closers.ts";
import { loopback, type Ports } from "../machine/ports.ts";
import type { BaseEnvironment } from "./functions/lambda.ts";

/** The engines that need nothing from the stacks but what they are asked later. */
export interface Engines {
  readonly database: Database;
  readonly inbox: Inbox;
  readonly cognito: LocalCognito;
  readonly parameters: Parameters;
}

export interface EngineOptions {
  readonly ports: Ports;
  readonly directory: string;
  readonly social: boolean;
  readonly closers: Closers;
  readonly sendCode: (mail: CodeMail) => Promise<void>;
  readonly isParameter: (name: string) => boolean;
  /** To whoever watches the stack. */
  readonly say: (line: string) => void;
  /** Called with the number of each process that the database runs as. */
  readonly onDatabase: (pid: number) => void;
}

/** The name that browsers use: tokens and redirects carry it. */
export const cognitoUrl = ({ cognito }: Ports): string => `http://localhost:${cognito}`;
/** An address, not a name: only for addresses do AWS clients put the bucket into the path. */
export const s3Url = ({ s3 }: Ports): string => `http://${loopback}:${s3}`;

async function startIdentity({
  ports,
  directory,
  social,
  closers,
  sendCode,
}: EngineOptions): Promise<LocalCognito> {
  // Only here, because its packages are for development: a start without it does not need them.
  const standIns = social
    ? await (await import("../engines/social-providers.ts")).startSocialProviders(ports.social)
    : undefined;
  if (standIns) closers.add(() => standIns.close());
  const cognito = await startCognito({
    port: ports.cognito,
    host: loopback,
    publicUrl: cognitoUrl(ports),
    file: path.join(directory, "cognito.json"),
    sendMail: sendCode,
    providers: standIns?.providers,
  });
  closers.add(() => cognito.close());
  return cognito;
}

export async function startEngines(options: EngineOptions): Promise<Engines> {
  const { ports, directory, closers, isParameter } = options;
  const [database, inbox, cognito, parameters] = await Promise.all([
    startDatabase({
      port: ports.database,
      directory,
      closers,
      say: options.say,
      onStart: options.onDatabase,
    }),
    startInbox(ports.inbox, path.join(directory, "mails.jsonl")),
    startIdentity(options),
    startParameters({
      port: ports.parameters,
      file: path.join(directory, "parameters.json"),
      isDeclared: isParameter,
    }),
  ]);
  closers.add(() => inbox.close());
  closers.add(() => parameters.close());
  return { database, inbox, cognito, parameters };
}

const hourMs = 3_600_000;

/** S3 checks the region that a request was signed for, which the stacks name. Expired objects go every hour. */
export async function startStorage(
  { ports, directory, closers }: Pick<EngineOptions, "ports" | "directory" | "closers">,
  region: string,
): Promise<LocalS3> {
  const accounts = { [localCredentials.accessKeyId]: localCredentials.secretAccessKey };
  const s3 = await startS3({
    port: ports.s3,
    host: loopback,
    directory: path.join(directory, "s3"),
    accounts,
    region,
  });
  const expiry = setInterval(() => s3.expire(new Date()), hourMs);
  s3.expire(new Date());
  closers.add(() => {
    clearInterval(expiry);
    return s3.close();
  });
  return s3;
}

/** What Lambda gives every function, and where the AWS clients find the engines. Nothing of this shell reaches them. */
export function lambdaEnvironment(engines: Engines, s3: LocalS3, region: string): BaseEnvironment {
  return {
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
    AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x",
    AWS_LAMBDA_INITIALIZATION_TYPE: "on-demand",
    AWS_EC2_METADATA_DISABLED: "true",
    AWS_ENDPOINT_URL_DYNAMODB: engines.database.url,
    AWS_ENDPOINT_URL_S3: s3.url,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: engines.cognito.url,
    AWS_ENDPOINT_URL_SESV2: engines.inbox.url,
    AWS_ENDPOINT_URL_SSM: engines.parameters.url,
    // So that a program on this machine can be told of what happens in the sandbox; no stage sets it.
    PORTAL_LOCAL_DELIVERY: "loopback",
    TZ: ":UTC",
  };
}
