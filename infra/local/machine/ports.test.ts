import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { choosePorts, engineNames } from "./ports.ts";

const held: Server[] = [];

async function hold(port: number): Promise<number> {
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  held.push(server);
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

afterEach(() => {
  for (const server of held.splice(0)) server.close();
});

test("the engines sit behind the site, so that sessions survive a restart", async () => {
  const { site } = await choosePorts(0);
  const ports = await choosePorts(site);
  expect(ports.cognito - site).toBe(1);
  expect(new Set(Object.values(ports)).size).toBe(engineNames.length + 1);
});

test("where any will do, it is none that the system could give to somebody else before an engine listens", async () => {
  const chosen = await Promise.all(Array.from({ length: 8 }, () => choosePorts(0)));
  const ports = chosen.flatMap((each) => Object.values(each));
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.min(...ports)).toBeGreaterThan(1024);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

test("a derived port that is taken gives way to a free one", async () => {
  const { site } = await choosePorts(0);
  await hold(site + 1);
  const ports = await choosePorts(site);
  expect(ports.cognito).not.toBe(site + 1);
  expect(ports.inbox).toBe(site + 2);
});

test("a port that was asked for and is taken is one sentence", async () => {
  const taken = await hold(0);
  await expect(choosePorts(taken)).rejects.toThrow(`Port ${taken} (site) is taken`);
  await expect(choosePorts(0, { inbox: taken })).rejects.toThrow(
    `Port ${taken} (inbox) is taken: stop what uses it, or choose another with --inbox-port.`,
  );
});
