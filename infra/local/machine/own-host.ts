import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

const ownNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

const isOwnHost = ({ headers: { host = "" } }: IncomingMessage): boolean =>
  ownNames.has(host.replace(/:\d+$/, "").toLowerCase());

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${sentence}\n`);
}

/**
 * Answers only who asks by a name of this machine. Anybody may point a name of theirs to it; a browser would then take
 * what is served here for a page of theirs.
 */
export const forThisMachine =
  (listener: RequestListener): RequestListener =>
  (request, response) =>
    isOwnHost(request)
      ? listener(request, response)
      : refuse(response, 421, "This server answers to the name localhost alone.");

/** Also answers no page but those of these origins: a browser says with `Origin` which page asks. */
export const forPagesOf = (origins: readonly string[], listener: RequestListener): RequestListener =>
  forThisMachine((request, response) => {
    const { origin } = request.headers;
    if (origin === undefined || origins.includes(origin)) return listener(request, response);
    return refuse(response, 403, "This server does not answer that page.");
  });

export const forPrograms = (listener: RequestListener): RequestListener => forPagesOf([], listener);
