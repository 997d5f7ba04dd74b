import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { type SiteBuilds, siteObjects } from "../../deploy/site-objects.ts";
import { messageOf, Problem } from "../../problem.ts";
import type { SiteFiles, SiteObject } from "../cloud/cdn/site-files.ts";
import { buildFolder } from "../machine/project.ts";

export interface SiteIndex extends SiteFiles {
  /** Reads anew which files the builds brought. */
  refresh(): void;
}

const empty = path.join(buildFolder, "empty");

/** A build that is not there yet brings nothing. */
function present(folder: string): string {
  if (existsSync(folder)) return folder;
  mkdirSync(empty, { recursive: true });
  return empty;
}

function readObjects({ docs, web }: SiteBuilds): Map<string, SiteObject> {
  try {
    const objects = siteObjects({ docs: present(docs), web: present(web) });
    return new Map(
      objects.map(({ key, file, contentType, cacheControl }) => [
        key,
        { contentType, cacheControl, source: { file } },
      ]),
    );
  } catch (error) {
    throw new Problem(messageOf(error), { cause: error });
  }
}

/** The site's bucket, straight from the builders' folders under the keys that a deployment would give their files. */
export function createSiteIndex(options: {
  /** Asked anew each time: where a build lies depends on whether there is one. */
  builds: () => SiteBuilds;
  /** Objects that no build brings, such as `config.json`. */
  extra: (key: string) => SiteObject | undefined;
  decorate?: (html: string) => string;
}): SiteIndex {
  let objects = readObjects(options.builds());
  return {
    find: (key) => objects.get(key) ?? options.extra(key),
    decorate: options.decorate,
    refresh: () => {
      objects = readObjects(options.builds());
    },
  };
}
