import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { Problem } from "../../problem.ts";

/** In this order behind the site's port, so that a browser's session survives a restart. */
export const engineNames = ["cognito", "inbox", "s3", "database", "parameters", "social"] as const;
export type EngineName = (typeof engineNames)[number];
export type Ports = Readonly<Record<EngineName | "site", number>>;

export const loopback = "127.0.0.1";

/** Opens and closes a listener: the port's number when it is free, undefined when somebody has it. */
async function probe(port: number): Promise<number | undefined> {
  const server = createServer();
  server.listen(port, loopback);
  try {
    await once(server, "listening");
  } catch {
    return undefined;
  }
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : undefined;
}

const taken = (name: string, port: number, flag: string) =>
  new Problem(`Port ${port} (${name}) is taken: stop what uses it, or choose another with ${flag}.`);

/**
 * Below those that systems hand out by themselves, to whoever listens or connects: seconds go by until an engine
 * listens where it was told to.
 */
const ownPorts = { from: 12_000, to: 32_768 } as const;
const mostTries = 100;

/** Nobody listens there yet: one may be drawn twice, for another engine or another stack of this process. */
const given = new Set<number>();

async function anyFree(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const free = await probe(randomInt(ownPorts.from, ownPorts.to));
    if (free !== undefined && !given.has(free)) {
      given.add(free);
      return free;
    }
  }
  throw new Problem("This machine has no free port left: stop some program and retry.");
}

async function enginePort(engine: EngineName, site: number, asked: number | undefined): Promise<number> {
  if (asked) {
    if ((await probe(asked)) === undefined) throw taken(engine, asked, `--${engine}-port`);
    return asked;
  }
  const derived = site + 1 + engineNames.indexOf(engine);
  return (site === 0 ? undefined : await probe(derived)) ?? (await anyFree());
}

/** `site` 0 takes any. A port that was asked for and is taken is a problem; a derived one gives way to a free one. */
export async function choosePorts(
  site: number,
  asked: Partial<Record<EngineName, number>> = {},
): Promise<Ports> {
  const chosen = site === 0 ? await anyFree() : await probe(site);
  if (chosen === undefined) throw taken("site", site, "--port");
  const ports = { site: chosen, cognito: 0, inbox: 0, s3: 0, database: 0, parameters: 0, social: 0 };
  for (const engine of engineNames) ports[engine] = await enginePort(engine, site, asked[engine]);
  return ports;
}
