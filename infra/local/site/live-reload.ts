import type { ServerResponse } from "node:http";
import { localPath } from "./local-pages.ts";

const scriptPath = `${localPath}/live.js`;
const eventsPath = `${localPath}/live`;

const script = `new EventSource(${JSON.stringify(eventsPath)}).addEventListener("changed", () => location.reload());\n`;

export interface LiveReload {
  /** Names the script in a page; its own file, because the security policy runs no inline script. */
  readonly decorate: (html: string) => string;
  /** Answers a request for the script or its events; false for any other path. */
  answer(path: string, response: ServerResponse): boolean;
  /** Makes every open page load again. */
  notify(): void;
}

export function createLiveReload(): LiveReload {
  const open = new Set<ServerResponse>();
  return {
    decorate: (html) => html.replace(/<\/body>|$/, `<script src="${scriptPath}" defer></script>$&`),
    answer: (path, response) => {
      if (path === scriptPath) {
        response
          .writeHead(200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" })
          .end(script);
        return true;
      }
      if (path !== eventsPath) return false;
      response
        .writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" })
        .write(":\n\n");
      open.add(response);
      response.once("close", () => open.delete(response));
      return true;
    },
    notify: () => {
      for (const response of open) response.write("event: changed\ndata:\n\n");
    },
  };
}
