import type { ServerResponse } from "node:http";

/** Addresses that only the local stack has. */
export const localPath = "/__local";

/** Sends people from the site to the engines' own pages. Answers false for a path that is none of these. */
export function answerLocalPage(
  path: string,
  response: ServerResponse,
  pages: { inboxUrl: string },
): boolean {
  if (path === `${localPath}/inbox`) {
    response.writeHead(302, { location: pages.inboxUrl, "cache-control": "no-store" }).end();
    return true;
  }
  if (!path.startsWith(`${localPath}/`)) return false;
  response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("There is nothing here.\n");
  return true;
}
