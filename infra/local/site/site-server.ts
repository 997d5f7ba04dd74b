import type { IncomingMessage, ServerResponse } from "node:http";
import { messageOf } from "../../problem.ts";
import type { Cdn } from "../cloud/cdn/cdn.ts";
import { readRequest, startWebServer, type WebServer, writeReply } from "../cloud/cdn/server.ts";
import type { LiveReload } from "./live-reload.ts";
import { answerLocalPage } from "./local-pages.ts";

export interface SiteServerOptions {
  readonly port: number;
  readonly cdn: Cdn;
  readonly liveReload?: LiveReload;
  readonly inboxUrl: string;
  readonly log: (line: string) => void;
}

async function answer(
  message: IncomingMessage,
  response: ServerResponse,
  { cdn, log }: SiteServerOptions,
): Promise<void> {
  try {
    writeReply(message, response, await cdn.answer(await readRequest(message)));
  } catch (error) {
    if (message.destroyed && !message.complete) return;
    log(`${message.method} ${message.url} failed: ${messageOf(error)}`);
    if (!response.headersSent) response.writeHead(502, { "content-type": "text/plain; charset=utf-8" });
    response.end("The local CDN failed; the terminal says why.\n");
  }
}

/** The site's one origin: the local pages first, which no stage has, then what CloudFront would answer. */
export const startSiteServer = (options: SiteServerOptions): Promise<WebServer> =>
  startWebServer(options.port, (message, response) => {
    const [path = "/"] = (message.url ?? "/").split("?");
    if (options.liveReload?.answer(path, response)) return;
    if (answerLocalPage(path, response, options)) return;
    void answer(message, response, options);
  });
