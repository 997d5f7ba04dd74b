import { bundleLive } from "./build/live-bundles.ts";
import { docsBuild } from "./build/site-builds.ts";
import { hashSources } from "./build/source-hash.ts";
import { startWatching } from "./build/watch.ts";
import type { Cloud } from "./cloud/cloud.ts";
import type { Template } from "./cloud/template/template.ts";
import type { Closers } from "./machine/closers.ts";
import type { Terminal } from "./machine/terminal.ts";
import type { LiveReload } from "./site/live-reload.ts";
import type { Site } from "./site/site.ts";

export interface ReloadOptions {
  readonly terminal: Terminal;
  readonly closers: Closers;
  readonly cloud: Cloud;
  readonly site: Site;
  readonly liveReload: LiveReload;
  /** Synthesizes the sources as they are now. */
  readonly load: () => Promise<Template>;
}

const docsChanged =
  "  the documentation's sources changed: `npm run build:docs` or a restart builds it again";

/** Builds touch folders beside the sources as well: only what the sources hold tells an edit. */
export function whenDifferent(read: () => string, tell: () => void): () => void {
  let last = read();
  return () => {
    const now = read();
    if (now !== last) tell();
    last = now;
  };
}

/** Follows edits: stacks are synthesized, functions bundled, both swapped; the portal is built and its pages load again. */
export function startReloading({ terminal, closers, cloud, site, liveReload, load }: ReloadOptions): void {
  const stacks = {
    folders: ["infra", "shared"],
    except: ["infra/local"],
    changed: async () => {
      await cloud.replace(await load());
      terminal.line("  functions and routes are up to date");
    },
  };
  const functions = {
    folders: ["functions"],
    changed: async () => {
      cloud.replaceCode(await bundleLive());
      terminal.line("  functions are up to date");
    },
  };
  const portal = {
    folders: ["web", "shared"],
    except: ["web/e2e"],
    changed: async () => {
      await site.rebuildWeb();
      liveReload.notify();
    },
  };
  const documentation = {
    folders: ["docs"],
    except: ["docs/papers/decisions"],
    changed: whenDifferent(
      () => hashSources(docsBuild.sources),
      () => terminal.line(docsChanged),
    ),
  };
  const runner = {
    folders: ["infra/local"],
    changed: () => terminal.line("  the local stack itself changed: restart to run it"),
  };
  const watching = startWatching([stacks, functions, portal, documentation, runner], terminal.line);
  closers.add(() => watching.close());
}
