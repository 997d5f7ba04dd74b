import { lookup } from "node:dns/promises";
import { type ClientRequest, type IncomingMessage, request as plainRequest } from "node:http";
import { type RequestOptions, request as secureRequest } from "node:https";
import { isIP } from "node:net";
import { deliveryTerms } from "@portal/shared/esitef/outcome/delivery.data.ts";
import type { DeliveryProblem } from "@portal/shared/sandbox/delivery.ts";
import { isOwnMachine } from "@portal/shared/sandbox/endpoint-address.ts";
import { withoutCards } from "../../engine/incoming/mask.ts";
import type { Attempt } from "../../engine/outgoing/delivery.ts";
import { isAllowedEndpoint, laptop } from "../public.ts";
import { isLoopback, isPublicAddress } from "./public-address.ts";

class Refused extends Error {
  readonly problem: DeliveryProblem;

  constructor(problem: DeliveryProblem) {
    super(problem);
    this.problem = problem;
  }
}

interface Host {
  readonly address: string;
  readonly family: number;
}

/** What leaves this machine, and how long it may take. Tests count it, and let names mean what they like. */
export interface Network {
  readonly resolve: (name: string) => Promise<readonly Host[]>;
  readonly request: (url: URL, options: RequestOptions) => ClientRequest;
  /** On a laptop that runs everything itself, this machine may be told as well. */
  readonly allowsLoopback: boolean;
  /** Ends one post, whatever it waits for. */
  readonly limit: () => AbortSignal;
}

export const network: Network = {
  resolve: (name) => lookup(name, { all: true, verbatim: true }),
  request: (url, options) => (url.protocol === "https:" ? secureRequest : plainRequest)(url, options),
  allowsLoopback: laptop.allowsLoopback,
  limit: () => AbortSignal.timeout(deliveryTerms.limitSeconds * 1000),
};

/** The one address to connect to. A name that means a private address too is refused, whatever else it means. */
async function hostOf(url: URL, { resolve, allowsLoopback }: Network): Promise<Host> {
  const name = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(name);
  const hosts = family ? [{ address: name, family }] : await resolve(name).catch(() => []);
  const [host] = hosts;
  if (!host) throw new Refused("name-unknown");
  const isAllowed =
    allowsLoopback && isOwnMachine(url.href)
      ? ({ address }: Host) => isLoopback(address)
      : ({ address }: Host) => isPublicAddress(address);
  if (!hosts.every(isAllowed)) throw new Refused("address-private");
  return host;
}

/** The beginning of an answer; of the rest nothing is read. */
async function beginning(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response) {
    parts.push(Buffer.from(part));
    length += part.length;
    if (length >= deliveryTerms.answerBytes) break;
  }
  response.destroy();
  const text = Buffer.concat(parts).subarray(0, deliveryTerms.answerBytes).toString("utf8");
  return withoutCards(text.replaceAll(/[^\P{C}\n\t]/gu, ""));
}

type ReceiverAnswer = Pick<Attempt, "http" | "answer">;

const certificateCodes = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/;

function problemOf(error: unknown, signal: AbortSignal): DeliveryProblem {
  if (error instanceof Refused) return error.problem;
  if (signal.aborted) return "timed-out";
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  return certificateCodes.test(code) ? "certificate" : "unreachable";
}

interface Posting {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Connects to exactly that address, whatever the name means by then, and follows nowhere. */
function send(
  { url, headers, body }: Posting,
  host: Host,
  { request }: Network,
  signal: AbortSignal,
): Promise<ReceiverAnswer> {
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body), connection: "close" },
      lookup: (_name, { all }, found) => (all ? found(null, [host]) : found(null, host.address, host.family)),
      agent: false,
      signal,
    };
    const sent = request(url, options);
    sent.on("error", reject);
    sent.on("response", (response) => {
      beginning(response).then((answer) => resolve({ http: response.statusCode ?? null, answer }), reject);
    });
    sent.end(body);
  });
}

/**
 * Posts a form to an address that a stranger named: https and a public host, its certificate verified, its name looked
 * up once, within a limit of time and of what is read. It never throws; what went wrong is in what it returns.
 */
export async function post(
  to: string,
  { headers, body }: Omit<Posting, "url">,
  through: Network = network,
): Promise<Attempt> {
  const at = new Date().toISOString();
  const startedAt = performance.now();
  const signal = through.limit();
  const overdue = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new Refused("timed-out")), { once: true });
  });
  const posting = async (): Promise<ReceiverAnswer> => {
    const url = URL.parse(to);
    if (!url || !isAllowedEndpoint(to, through)) throw new Refused("address-refused");
    return send({ url, headers, body }, await hostOf(url, through), through, signal);
  };
  const done = await Promise.race([posting(), overdue]).then(
    (answer) => ({ ...answer, problem: null }),
    (error: unknown) => ({ http: null, answer: "", problem: problemOf(error, signal) }),
  );
  return { at, durationMs: Math.round(performance.now() - startedAt), ...done };
}
