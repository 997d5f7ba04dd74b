import { randomUUID } from "node:crypto";
import { type Context, createContext, Script } from "node:vm";
import { messageOf, Problem } from "../../../problem.ts";
import type { HttpReply, HttpRequest } from "../gateway/exchange.ts";

interface EdgeValue {
  value: string;
  multiValue?: { value: string }[];
}

interface ViewerEvent {
  method: string;
  uri: string;
  querystring: Record<string, EdgeValue>;
  headers: Record<string, EdgeValue>;
  cookies: Record<string, EdgeValue>;
}

interface EdgeResponse {
  statusCode: number;
  headers?: Record<string, EdgeValue>;
  body?: string | { data: string; encoding?: "text" | "base64" };
}

/** The request to go on with, or the answer that ends it. */
export type EdgeOutcome = { request: HttpRequest } | { reply: HttpReply };
export type EdgeFunction = (request: HttpRequest) => Promise<EdgeOutcome>;

/** What the function may take of the processor. CloudFront allows a millisecond or so; the first calls here compile it. */
const limitMs = 250;
/** By the clock, which runs on while builds and browsers have the processor: only a function without end reaches it. */
const giveUpMs = 10_000;

/** Of the methods and paths for which a function came to its end, the latest. */
const remembered = 5000;

/** Watching a call starts a thread, which takes twenty times what the call does; who ended once does so again. */
function remember(ended: Set<string>, way: string): void {
  if (ended.has(way)) return;
  const [oldest] = ended;
  if (ended.size >= remembered && oldest !== undefined) ended.delete(oldest);
  ended.add(way);
}

type EdgeResult = ViewerEvent | EdgeResponse;

/** Of this thread, in milliseconds. Before Node 23.9 it cannot be told, and nothing is refused for it. */
function processorTime(): number {
  if (!("threadCpuUsage" in process)) return 0;
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Runs a script and refuses one that took too much of the processor, however long it had to wait for it. */
function runLimited(script: Script, context: Context, timeout?: number): EdgeResult | Promise<EdgeResult> {
  const begun = processorTime();
  const result: EdgeResult | Promise<EdgeResult> = script.runInContext(context, timeout ? { timeout } : {});
  const takenMs = processorTime() - begun;
  if (takenMs > limitMs) throw new Error(`The edge function took ${takenMs.toFixed(0)} ms of the processor`);
  return result;
}

function toValues(pairs: Iterable<[string, string]>): Record<string, EdgeValue> {
  const values: Record<string, EdgeValue> = {};
  for (const [name, value] of pairs) {
    const earlier = values[name];
    if (!earlier) values[name] = { value };
    else
      values[name] = {
        value,
        multiValue: [...(earlier.multiValue ?? [{ value: earlier.value }]), { value }],
      };
  }
  return values;
}

/** Names and values stay as the browser encoded them. */
const queryPairs = (query: string): [string, string][] =>
  query === ""
    ? []
    : query.split("&").map((pair) => {
        const [name = "", ...value] = pair.split("=");
        return [name, value.join("=")];
      });

function toEdge({ method, path, query, headers }: HttpRequest): ViewerEvent {
  const { cookie = "", ...others } = headers;
  const cookies = cookie.split(/;\s*/).filter((pair) => pair !== "");
  return {
    method,
    uri: path,
    querystring: toValues(queryPairs(query)),
    headers: toValues(Object.entries(others)),
    cookies: toValues(cookies.flatMap((pair) => queryPairs(pair))),
  };
}

function toQuery(values: Record<string, EdgeValue>): string {
  const pairs = Object.entries(values).flatMap(([name, { value, multiValue }]) =>
    (multiValue ?? [{ value }]).map((one) => (one.value === "" ? name : `${name}=${one.value}`)),
  );
  return pairs.join("&");
}

function toReply({ statusCode, headers = {}, body = "" }: EdgeResponse): HttpReply {
  const text = typeof body === "string" ? { data: body } : body;
  return {
    status: statusCode,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, { value }]) => [name.toLowerCase(), value]),
    ),
    body: Buffer.from(text.data, text.encoding === "base64" ? "base64" : "utf8"),
  };
}

const isResponse = (result: EdgeResult): result is EdgeResponse => "statusCode" in result;

/** A CloudFront function, run from the code that the template carries and with nothing else in reach. */
export function createEdgeFunction(code: string): EdgeFunction {
  const context = createContext({ event: undefined, console, Buffer });
  try {
    void runLimited(new Script(code, { filename: "edge-function.js" }), context, giveUpMs);
  } catch (error) {
    throw new Problem(`The edge function does not run: ${messageOf(error)}.`, { cause: error });
  }
  const call = new Script("handler(event)");
  const ended = new Set<string>();
  return async (request) => {
    context.event = {
      version: "1.0",
      context: { eventType: "viewer-request", requestId: randomUUID() },
      viewer: { ip: request.sourceIp },
      request: toEdge(request),
    };
    const way = `${request.method} ${request.path}`;
    const result = await runLimited(call, context, ended.has(way) ? undefined : giveUpMs);
    remember(ended, way);
    if (isResponse(result)) return { reply: toReply(result) };
    return { request: { ...request, path: result.uri, query: toQuery(result.querystring) } };
  };
}
