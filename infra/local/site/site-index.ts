import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { forSite, type SiteBuilds, type SiteObject, siteObjects } from "../../deploy/site-objects.ts";
import { messageOf, Problem } from "../../problem.ts";
import type { ServedObject, SiteFiles } from "../cloud/cdn/site-files.ts";
import { buildFolder } from "../machine/project.ts";

const empty = path.join(buildFolder, "empty");

/** A build that is not there yet brings nothing. */
function present(folder: string): string {
  if (existsSync(folder)) return folder;
  mkdirSync(empty, { recursive: true });
  return empty;
}

/** Where its bytes lie, or what it says of this machine's site. */
const sourceOf = ({ file, namesSite }: SiteObject, siteUrl: string): ServedObject["source"] =>
  namesSite ? { content: forSite(readFileSync(file, "utf8"), siteUrl) } : { file };

function readObjects({ docs, web }: SiteBuilds, siteUrl: string): Map<string, ServedObject> {
  try {
    const objects = siteObjects({ docs: present(docs), web: present(web) });
    return new Map(
      objects.map((object) => {
        const { key, contentType, cacheControl } = object;
        return [key, { contentType, cacheControl, source: sourceOf(object, siteUrl) }];
      }),
    );
  } catch (error) {
    throw new Problem(messageOf(error), { cause: error });
  }
}

/** What tells one build from the next: its page is swapped in with all that it names, or written after it. */
function stateOf({ docs, web }: SiteBuilds): string {
  const pages = [docs, web].map((folder) =>
    statSync(path.join(folder, "index.html"), { throwIfNoEntry: false }),
  );
  return pages.map((page) => `${page?.ino} ${page?.mtimeMs}`).join(", ");
}

/**
 * The site's bucket, straight from the builders' folders under the keys that a deployment would give their files.
 * Builds are swapped at any moment, also by hand: a new page never waits for what it names.
 */
export function createSiteIndex(options: {
  /** Asked anew each time: where a build lies depends on whether there is one. */
  builds: () => SiteBuilds;
  /** Where the site is opened. */
  siteUrl: string;
  /** Objects that no build brings, such as `config.json`. */
  extra: (key: string) => ServedObject | undefined;
  decorate?: (html: string) => string;
}): SiteFiles {
  const read = () => {
    const builds = options.builds();
    return { state: stateOf(builds), objects: readObjects(builds, options.siteUrl) };
  };
  let site = read();
  return {
    find: (key) => {
      if (stateOf(options.builds()) !== site.state) site = read();
      return site.objects.get(key) ?? options.extra(key);
    },
    decorate: options.decorate,
  };
}
