import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type ParsedRequest, parsedHttp } from "./read-back.ts";

/** What became of a request of a file. */
export interface HttpOutcome {
  readonly name: string;
  readonly status: number;
  readonly body: string;
}

interface Reader {
  /** What the reader wrote into the file, by the name of the variable. */
  readonly own: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
  /** What the reader types when the editor asks. */
  readonly typed: (variable: string) => Promise<string>;
}

/** Nobody clicks faster. */
const pauseMs = 50;

/** `{{$localDatetime "DD/MM/YYYY" 30 d}}`: the days that the files ask for, in Brazil. */
function day(form: string, days: string | undefined): string {
  const at = new Date(Date.now() + (Number(days ?? 0) * 24 - 3) * 60 * 60 * 1000).toISOString();
  return form.replace("YYYY", at.slice(0, 4)).replace("MM", at.slice(5, 7)).replace("DD", at.slice(8, 10));
}

const memberAt = (body: string, path: string): string => {
  const parsed: unknown = JSON.parse(body);
  const value = path.split(/[.[\]]+/).reduce((found: unknown, name) => Object(found)[name], parsed);
  if (typeof value !== "string" && typeof value !== "number") throw new Error(`No ${path} in ${body}`);
  return String(value);
};

/** What stands between braces, as VS Code's REST Client reads it. */
function valueOf(
  name: string,
  variables: ReadonlyMap<string, string>,
  answers: ReadonlyMap<string, string>,
): string {
  const [, call = "", path = ""] = /^(\w+)\.response\.body\.\$\.([\w.[\]]+)$/.exec(name) ?? [];
  if (path !== "") return memberAt(answers.get(call) ?? "{}", path);
  if (name === "$guid") return randomUUID();
  const [, form, days] = /^\$localDatetime "([DMY/]+)"(?: (-?\d+) d)?$/.exec(name) ?? [];
  if (form !== undefined) return day(form, days);
  const value = variables.get(name);
  if (value === undefined) throw new Error(`Nothing says what ${name} is.`);
  return value;
}

/** The editors encode a user and a password themselves. */
const headerValue = (value: string): string =>
  value.replace(/^Basic (\S+) (\S+)$/, (_, user, password) => `Basic ${btoa(`${user}:${password}`)}`);

async function send(
  { name, method, address, headers, body }: ParsedRequest,
  fill: (text: string) => string,
): Promise<HttpOutcome> {
  const response = await fetch(fill(address), {
    method,
    headers: Object.entries(headers).map(([key, value]): [string, string] => [key, headerValue(fill(value))]),
    ...(body !== undefined && { body: fill(body) }),
  });
  return { name, status: response.status, body: await response.text() };
}

/** Sends the requests of a file from top to bottom as an editor does. */
export async function sendHttpFile(
  file: string,
  { own, environment, typed }: Reader,
): Promise<HttpOutcome[]> {
  const variables = new Map<string, string>();
  const answers = new Map<string, string>();
  const fill = (text: string): string =>
    text.replace(/\{\{([^{}]+)\}\}/g, (_, name: string) => valueOf(name, variables, answers));
  for (const [, name = "", written = ""] of file.matchAll(/^@(\w+) = (.*)$/gm)) {
    const [, variable] = /^\{\{\$processEnv (\w+)\}\}$/.exec(written) ?? [];
    variables.set(name, variable ? (environment[variable] ?? "") : (own[name] ?? fill(written)));
  }
  const outcomes: HttpOutcome[] = [];
  for (const request of parsedHttp(file)) {
    for (const prompt of request.prompts) variables.set(prompt, await typed(prompt));
    await wait(pauseMs);
    const outcome = await send(request, fill);
    answers.set(request.name, outcome.body);
    outcomes.push(outcome);
  }
  return outcomes;
}
