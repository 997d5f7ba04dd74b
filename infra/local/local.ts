import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { type SiteConfig } from "@portal/shared/settings/site-config.ts";
import { siteConfig, stageOutputs } from "../deploy/site-config.ts";
import type { SiteBuilds } from "../deploy/site-objects.ts";
import { messageOf, Problem } from "../problem.ts";
import { synthesized } from "./build/synthesis.ts";
import { type Cloud, startCloud } from "./cloud/cloud.ts";
import { cognitoUrl, type Engines, s3Url, startEngines, startStorage } from "./cloud/engines.ts";
import { readAssembly } from "./cloud/template/assembly.ts";
import { resolveTemplate, type Template } from "./cloud/template/template.ts";
import { verificationMail } from "./cloud/verification-mail.ts";
import { accessTo } from "./engines/aws-access.ts";
import type { Inbox } from "./engines/mail-inbox.ts";
import { type Closers, createClosers } from "./machine/closers.ts";
import { choosePorts, type EngineName, type Ports } from "./machine/ports.ts";
import { root } from "./machine/project.ts";
import { lockDirectory, type RunLock } from "./machine/run-lock.ts";
import { createTerminal, type Terminal } from "./machine/terminal.ts";
import { startReloading } from "./reload.ts";
import { type SeedOptions, seed } from "./seed/seed.ts";
import { type PoolAddress, type SignedIn, signIn } from "./seed/sign-in.ts";
import { seedTickets } from "./seed/tickets.ts";
import { createLiveReload, type LiveReload } from "./site/live-reload.ts";
import { createSite, type Site } from "./site/site.ts";
import { startSiteServer } from "./site/site-server.ts";

export interface LocalOptions {
  /** 0 takes any free one, for the engines as well. */
  readonly port?: number;
  readonly enginePorts?: Partial<Record<EngineName, number>>;
  readonly dataDirectory?: string;
  /** Begins with empty data. */
  readonly fresh?: boolean;
  /** Follows edits of the sources; off for tests. */
  readonly watch?: boolean;
  /** Builds the documentation in the background when it is missing or older than its sources. */
  readonly docs?: boolean;
  /** Built folders to serve as they are, instead of building the workspaces. */
  readonly builds?: SiteBuilds;
  /** Google, Facebook and GitHub as one stand-in server. */
  readonly social?: boolean;
  /** Fills support's queue with so many more tickets, once. */
  readonly tickets?: number;
  readonly quiet?: boolean;
  /** Shows at the terminal, too, what requests and functions say; the log file has it in any case. */
  readonly verbose?: boolean;
  /** Stops whatever has been started so far. */
  readonly signal?: AbortSignal;
}

export interface LocalStack {
  /** Site, portal and API: `http://localhost:8080`. */
  readonly url: string;
  readonly apiUrl: string;
  readonly inboxUrl: string;
  readonly inbox: Inbox;
  readonly cognito: PoolAddress & { readonly issuer: string };
  /** What the stacks use and this machine leaves out, by CloudFormation type. */
  readonly notEmulated: readonly string[];
  /** Where requests and functions say what they do. */
  readonly logFile: string;
  /** The documentation is still on its way; its addresses say so meanwhile. */
  readonly isBuildingDocs: boolean;
  /** Tokens of somebody who has an account. */
  signIn(email: string, password: string): Promise<SignedIn>;
  stop(): Promise<void>;
}

interface Run {
  readonly options: LocalOptions;
  readonly directory: string;
  readonly ports: Ports;
  readonly terminal: Terminal;
  readonly closers: Closers;
  readonly siteUrl: string;
  readonly lock: RunLock;
}

const usualPort = 8080;

/** What the engines keep; anything else in a folder that somebody named is not ours to delete. */
const keptData =
  /^(dynamo\.db.*|dynamodb-local|s3|(cognito|objects|parameters|streams|seeded)\.json(\.next)?|mails\.jsonl?|dead-letters\.jsonl|stack\.log)$/;

const logFileIn = (directory: string) => path.join(directory, "stack.log");

function emptyDirectory(directory: string, terminal: Terminal): void {
  const removed = readdirSync(directory).filter((name) => keptData.test(name));
  for (const name of removed) rmSync(path.join(directory, name), { recursive: true });
  terminal.line(
    `  emptied ${path.relative(root, directory) || directory}: ${removed.join(", ") || "there was nothing in it"}`,
  );
}

async function prepare(
  options: LocalOptions,
  directory: string,
  closers: Closers,
  terminal: Terminal,
): Promise<Run> {
  const lock = lockDirectory(directory);
  closers.add(() => lock.release());
  const ports = await choosePorts(options.port ?? usualPort, options.enginePorts);
  const siteUrl = `http://localhost:${ports.site}`;
  lock.note({ url: siteUrl });
  if (options.fresh) emptyDirectory(directory, terminal);
  return { options, directory, ports, terminal, closers, siteUrl, lock };
}

async function loadTemplate({ options, ports, terminal, closers, siteUrl }: Run): Promise<Template> {
  const folder = await synthesized({ terminal, social: options.social ?? false, closers });
  return resolveTemplate(readAssembly(folder), {
    siteUrl,
    cognitoUrl: cognitoUrl(ports),
    s3Url: s3Url(ports),
  });
}

const namesParameter = (template: Template, name: string): boolean =>
  template
    .ofType<{ Environment?: { Variables?: Record<string, string> } }>("AWS::Lambda::Function")
    .some(({ properties }) => Object.values(properties.Environment?.Variables ?? {}).includes(name));

const portalConfig = (template: Template, ports: Ports): SiteConfig => ({
  ...siteConfig(stageOutputs(template.outputs)),
  userPoolEndpoint: cognitoUrl(ports),
});

interface Prepared {
  readonly template: Template;
  readonly engines: Engines;
  readonly site: Site;
  readonly liveReload?: LiveReload;
}

/** Whatever does not need each other, side by side: engines, stacks, and the portal's build. */
async function prepareAll(run: Run): Promise<Prepared> {
  const { options, terminal, closers, ports, directory } = run;
  const loading = loadTemplate(run);
  const liveReload = options.watch ? createLiveReload() : undefined;
  let template: Template | undefined;
  const config = () => {
    if (!template) throw new Error("The stacks are not resolved yet.");
    return portalConfig(template, ports);
  };
  const site = createSite({
    terminal,
    closers,
    builds: options.builds,
    awaitsDocs: options.docs ?? true,
    config,
    siteUrl: run.siteUrl,
    decorate: liveReload?.decorate,
  });
  const starting = startEngines({
    ports,
    directory,
    closers,
    social: options.social ?? false,
    sendCode: async (mail) => engines.inbox.deliver(verificationMail(await loading, mail)),
    isParameter: (name) => template !== undefined && namesParameter(template, name),
    say: terminal.line,
    onDatabase: (databasePid) => run.lock.note({ url: run.siteUrl, databasePid }),
  });
  const [resolved, engines] = await Promise.all([loading, starting, site.prepareWeb()]);
  template = resolved;
  return { template, engines, site, liveReload };
}

function poolOf(template: Template, engines: Engines): LocalStack["cognito"] {
  const { UserPoolId: userPoolId, UserPoolClientId: clientId } = stageOutputs(template.outputs);
  const [client] = template.ofType<{ CallbackURLs?: readonly string[] }>("AWS::Cognito::UserPoolClient");
  const [callbackUrl = ""] = client?.properties.CallbackURLs ?? [];
  const { cognito } = engines;
  return { endpoint: cognito.url, userPoolId, clientId, callbackUrl, issuer: cognito.issuer(userPoolId) };
}

async function serve(run: Run, prepared: Prepared): Promise<{ cloud: Cloud }> {
  const { template, engines, site, liveReload } = prepared;
  const { ports, directory, closers, terminal } = run;
  const s3 = await startStorage({ ports, directory, closers }, template.region);
  const { log } = terminal;
  const cloud = await startCloud({ template, engines, s3, files: site.index, directory, closers, log });
  const server = await startSiteServer({
    port: ports.site,
    cdn: cloud.cdn,
    liveReload,
    inboxUrl: engines.inbox.url,
    log,
  });
  closers.add(() => server.close());
  return { cloud };
}

/** Once only: what people deleted since does not come back. */
async function seedOnce(options: SeedOptions, terminal: Terminal): Promise<void> {
  if (!existsSync(options.file)) await terminal.step("making the demo people", () => seed(options));
}

async function fillQueue({ options, directory, terminal }: Run, prepared: Prepared): Promise<void> {
  const { tickets: count } = options;
  if (!count) return;
  const { template, engines } = prepared;
  const access = accessTo(engines.database.url, template.region);
  const file = path.join(directory, "tickets.json");
  await terminal.step(`writing ${count} tickets`, () => seedTickets({ template, access, count, file }));
}

async function start(run: Run): Promise<LocalStack> {
  const { options, closers, terminal, siteUrl, directory } = run;
  const prepared = await prepareAll(run);
  const { template, engines, site, liveReload } = prepared;
  closers.signal.throwIfAborted();
  await fillQueue(run, prepared);
  const { cloud } = await serve(run, prepared);
  const cognito = poolOf(template, engines);
  const access = accessTo(cognito.endpoint, template.region);
  await seedOnce({ siteUrl, pool: cognito, access, file: path.join(directory, "seeded.json") }, terminal);
  const isBuildingDocs = (options.docs ?? true) && site.refreshDocs();
  if (liveReload)
    startReloading({ terminal, closers, cloud, site, liveReload, load: () => loadTemplate(run) });
  return {
    url: siteUrl,
    apiUrl: `${siteUrl}/api`,
    inboxUrl: engines.inbox.url,
    inbox: engines.inbox,
    cognito,
    notEmulated: template.notEmulated,
    logFile: logFileIn(directory),
    isBuildingDocs,
    signIn: (email, password) => signIn(cognito, email, password),
    stop: () => closers.close(),
  };
}

function explained(error: unknown): unknown {
  const isTakenPort = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
  return isTakenPort
    ? new Problem(`A port was taken while the stack started (${messageOf(error)}): start again.`, {
        cause: error,
      })
    : error;
}

/** Runs the synthesized stacks on this machine. Rejects with a `Problem` where somebody can mend what is wrong. */
export async function startLocal(options: LocalOptions = {}): Promise<LocalStack> {
  const directory = path.resolve(options.dataDirectory ?? path.join(root, ".local"));
  const terminal = createTerminal({ ...options, logFile: logFileIn(directory) });
  const closers = createClosers((error) => terminal.line(`While stopping: ${messageOf(error)}`));
  options.signal?.addEventListener("abort", () => void closers.close(), { once: true });
  try {
    return await start(await prepare(options, directory, closers, terminal));
  } catch (error) {
    await closers.close();
    throw explained(error);
  }
}
