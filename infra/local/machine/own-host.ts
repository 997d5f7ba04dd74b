import type { RequestListener, ServerResponse } from "node:http";

const ownNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** What a request says of who sent it. */
export interface Asking {
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
}

const isOwnHost = ({ host = "" }: Asking): boolean => ownNames.has(host.replace(/:\d+$/, "").toLowerCase());

/** With what somebody is turned away who may not ask. */
export interface Refusal {
  readonly status: number;
  readonly sentence: string;
}

const wrongName: Refusal = { status: 421, sentence: "This server answers to the name localhost alone." };
const wrongPage: Refusal = { status: 403, sentence: "This server does not answer that page." };

/** Why who asks is not answered, where pages of these origins are: a browser says with `Origin` which page asks. */
export function refusalOf(asking: Asking, origins: readonly string[]): Refusal | undefined {
  if (!isOwnHost(asking)) return wrongName;
  const { origin } = asking;
  return origin === undefined || origins.includes(origin) ? undefined : wrongPage;
}

function refuse(response: ServerResponse, { status, sentence }: Refusal): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${sentence}\n`);
}

/**
 * Answers only who asks by a name of this machine. Anybody may point a name of theirs to it; a browser would then take
 * what is served here for a page of theirs.
 */
export const forThisMachine =
  (listener: RequestListener): RequestListener =>
  (request, response) =>
    isOwnHost(request.headers) ? listener(request, response) : refuse(response, wrongName);

/** Also answers no page but those of these origins. */
export const forPagesOf =
  (origins: readonly string[], listener: RequestListener): RequestListener =>
  (request, response) => {
    const refusal = refusalOf(request.headers, origins);
    return refusal ? refuse(response, refusal) : listener(request, response);
  };

export const forPrograms = (listener: RequestListener): RequestListener => forPagesOf([], listener);
