import os from "node:os";
import path from "node:path";
import type { SiteConfig } from "@portal/shared/settings/site-config.ts";
import { madeObjects } from "../../deploy/made-objects.ts";
import { revalidated, type SiteBuilds } from "../../deploy/site-objects.ts";
import { messageOf } from "../../problem.ts";
import {
  buildDocs,
  buildWeb,
  docsBuild,
  isBuilt,
  isUpToDate,
  type SiteBuild,
  webBuild,
} from "../build/site-builds.ts";
import type { ServedObject, SiteFiles } from "../cloud/cdn/site-files.ts";
import type { Child } from "../machine/child.ts";
import type { Closers } from "../machine/closers.ts";
import { root } from "../machine/project.ts";
import type { Terminal } from "../machine/terminal.ts";
import { buildingPage, unbuiltPage } from "./building-page.ts";
import { createSiteIndex } from "./site-index.ts";

export interface SiteOptions {
  readonly terminal: Terminal;
  readonly closers: Closers;
  /** Folders to serve as they are; without them, the workspaces are built where their sources changed. */
  readonly builds?: SiteBuilds;
  /** Whether the documentation will be built if there is none; otherwise its pages say that there is none. */
  readonly awaitsDocs: boolean;
  /** What the documentation is built of, and where to. */
  readonly docs?: SiteBuild;
  readonly config: () => SiteConfig;
  readonly siteUrl: string;
  readonly decorate?: (html: string) => string;
}

export interface Site {
  readonly index: SiteFiles;
  /** Builds the portal unless what is there is up to date. */
  prepareWeb(): Promise<void>;
  rebuildWeb(): Promise<void>;
  /** Builds the documentation in the background unless what is there is up to date; says whether it has to. */
  refreshDocs(): boolean;
}

/** What the documentation has without a build serves the portal meanwhile: its footer asks for the system's state. */
const unbuiltDocs = path.join(root, "docs/static");

/** Whoever waits for the portal or works in an editor goes before a build of a minute. */
const lowPriority = 10;

/** The site's files: built, served, and built again. */
class LocalSite implements Site {
  readonly index: SiteFiles;
  readonly #options: SiteOptions;
  readonly #docs: SiteBuild;
  #isBuildingDocs = false;
  /** From the first request on, until a build failed: whoever starts this opens the site before it is all there. */
  #awaitsDocs: boolean;

  constructor(options: SiteOptions) {
    this.#options = options;
    this.#docs = options.docs ?? docsBuild;
    this.#awaitsDocs = options.awaitsDocs;
    const docsFolder = () => (isBuilt(this.#docs) ? this.#docs.folder : unbuiltDocs);
    this.index = createSiteIndex({
      builds: () => options.builds ?? { docs: docsFolder(), web: webBuild.folder },
      siteUrl: options.siteUrl,
      extra: (key) => this.#extra(key),
      decorate: options.decorate,
    });
  }

  async prepareWeb(): Promise<void> {
    if (!this.#options.builds && !isUpToDate(webBuild)) await this.rebuildWeb();
  }

  async rebuildWeb(): Promise<void> {
    const { terminal, closers } = this.#options;
    await terminal.step(webBuild.title, () => buildWeb(closers));
  }

  refreshDocs(): boolean {
    const isCurrent = this.#options.builds !== undefined || isUpToDate(this.#docs);
    if (!isCurrent && !this.#isBuildingDocs) void this.#rebuildDocs();
    return !isCurrent;
  }

  async #rebuildDocs(): Promise<void> {
    const { terminal, closers } = this.#options;
    const adopt = (child: Child) => {
      closers.addChild(child);
      if (child.process.pid !== undefined) os.setPriority(child.process.pid, lowPriority);
    };
    this.#isBuildingDocs = true;
    this.#awaitsDocs = true;
    try {
      // Nothing is printed of it unless it fails: the table of addresses stays the last thing to be read.
      await buildDocs(closers, adopt);
      terminal.log("the documentation is built");
    } catch (error) {
      if (!closers.signal.aborted) terminal.line(messageOf(error));
    } finally {
      this.#isBuildingDocs = false;
      this.#awaitsDocs = false;
    }
  }

  #extra(key: string): ServedObject | undefined {
    const make = Object.hasOwn(madeObjects, key) ? madeObjects[key] : undefined;
    if (make) {
      const source = { content: make(this.#options.config()) };
      return { source, contentType: "application/json", cacheControl: revalidated };
    }
    if (this.#options.builds || !key.endsWith(".html") || isBuilt(this.#docs)) return undefined;
    return this.#awaitsDocs ? buildingPage(key) : unbuiltPage(key);
  }
}

export const createSite = (options: SiteOptions): Site => new LocalSite(options);
