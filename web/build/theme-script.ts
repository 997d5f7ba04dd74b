import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const source = new URL("./theme.js", import.meta.url);

/**
 * The chosen theme must hold before the first paint, and the page's security policy allows no inline script:
 * a file of its own, small and blocking, first in the head.
 */
export function themeScript(): Plugin {
  let fileName = "";
  return {
    name: "portal:theme-script",
    apply: "build",
    generateBundle() {
      const text = readFileSync(source, "utf8");
      const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
      fileName = `portal-assets/theme-${hash}.js`;
      this.emitFile({ type: "asset", fileName, source: text });
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [{ tag: "script", attrs: { src: `/${fileName}` }, injectTo: "head-prepend" }],
    },
  };
}
