import { once } from "node:events";
import path from "node:path";
import { parseArgs } from "node:util";
import { messageOf, Problem } from "../problem.ts";
import type { LocalOptions, LocalStack } from "./local.ts";
import { engineNames } from "./machine/ports.ts";
import { formatTable } from "./machine/terminal.ts";
import { demoPassword, personas } from "./seed/personas.data.ts";

const help = `npm start -- [options]

  --port <n>         the site's port (8080, or PORT); the engines take the ones behind it
  --<engine>-port <n>  another port for one of: ${engineNames.join(", ")}
  --data <folder>    where data is kept (.local)
  --fresh            begins with empty data
  --tickets <n>      fills support's queue with so many more tickets, once; 10000 take some minutes
  --social           with stand-ins for Google, Facebook and GitHub
  --no-watch         does not follow edits
  --no-docs          serves the documentation as it was built last
  --verbose          shows what requests and functions say here, too
  --help`;

const portNumber = (name: string, text: string | undefined): number | undefined => {
  if (text === undefined || text === "") return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Problem(`${name} has to be a port between 0 and 65535, not "${text}".`);
};

function ticketCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (Number.isInteger(count) && count > 0 && count <= 20_000) return count;
  throw new Problem(`--tickets has to be a number between 1 and 20000, not "${text}".`);
}

function parse(parameters: string[]) {
  const enginePorts = Object.fromEntries(
    engineNames.map((name) => [`${name}-port`, { type: "string" as const }]),
  );
  try {
    return parseArgs({
      args: parameters,
      allowNegative: true,
      options: {
        ...enginePorts,
        port: { type: "string" },
        data: { type: "string" },
        tickets: { type: "string" },
        fresh: { type: "boolean", default: false },
        social: { type: "boolean", default: false },
        watch: { type: "boolean", default: true },
        docs: { type: "boolean", default: true },
        verbose: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new Problem(`${messageOf(error)}\n\n${help}`, { cause: error });
  }
}

function readOptions(values: ReturnType<typeof parse>): LocalOptions {
  const given: Record<string, unknown> = values;
  const port = (name: string) => {
    const text = given[name];
    return portNumber(`--${name}`, typeof text === "string" ? text : undefined);
  };
  return {
    port: port("port") ?? portNumber("PORT", process.env.PORT),
    enginePorts: Object.fromEntries(engineNames.map((name) => [name, port(`${name}-port`)])),
    dataDirectory: values.data,
    fresh: values.fresh,
    tickets: ticketCount(values.tickets),
    social: values.social,
    watch: values.watch,
    docs: values.docs,
    verbose: values.verbose,
  };
}

function welcome({ url, inboxUrl, notEmulated, logFile, isBuildingDocs }: LocalStack): string {
  const rows = [
    ["Site", `${url}/`, isBuildingDocs ? "being built: there in about a minute" : ""],
    ["Portal", `${url}/onboarding`, ""],
    ["Back office", `${url}/onboarding/bo/dashboard`, ""],
    ["Mail inbox", `${inboxUrl}/`, "all mails, with the codes of sign-ups"],
    ["", "", ""],
    ["E-mail", "Password", "Who"],
    ...personas.map(({ email, about }) => [email, demoPassword, about]),
  ];
  return [
    `Not emulated here: ${notEmulated.join(", ")}; throttling and CloudFront's cache.`,
    `Requests and functions write to ${path.relative(process.cwd(), logFile)}; --verbose shows it here.`,
    "Ctrl-C stops everything. Data is kept; `npm start -- --fresh` begins anew.",
    formatTable(rows),
  ].join("\n");
}

function fail(error: unknown): void {
  console.error(error instanceof Problem ? error.message : `The local stack failed: ${messageOf(error)}`);
  if (process.env.DEBUG) console.error(error);
  else if (!(error instanceof Problem)) console.error("DEBUG=1 npm start shows where.");
  process.exitCode = 1;
}

/** Loaded late: whoever stops the start, or mistypes an option, does not wait for it. */
async function start(options: LocalOptions): Promise<LocalStack | undefined> {
  try {
    const { startLocal } = await import("./local.ts");
    const stack = await startLocal(options);
    console.log(welcome(stack));
    return stack;
  } catch (error) {
    if (!options.signal?.aborted) fail(error);
    return undefined;
  }
}

async function main(parameters: string[]): Promise<void> {
  const abort = new AbortController();
  const stopped = once(abort.signal, "abort");
  const stop = () => abort.abort();
  process.on("SIGINT", stop).on("SIGTERM", stop).on("SIGHUP", stop);
  // Whoever started this is gone, whatever ended it: nobody could stop this any more.
  process.on("disconnect", stop);
  const values = parse(parameters);
  if (values.help) return console.log(help);
  const stack = await start({ ...readOptions(values), signal: abort.signal });
  if (stack) await stopped;
  await stack?.stop();
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  fail(error);
}
// A build that was cut off may have left handles open.
process.exit();
