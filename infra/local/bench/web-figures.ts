import type { SiteBuilds } from "../../deploy/site-objects.ts";
import { Problem } from "../../problem.ts";
import { collectOutput, lastWords, startChild } from "../machine/child.ts";
import { root } from "../machine/project.ts";
import type { Bench } from "./figure.ts";

interface PageWeight {
  readonly page: string;
  readonly kilobytes: number;
  readonly limitKilobytes: number;
}

/** What the portal's workspace prints of itself: it is measured there, with its routes and its tests' browser. */
export interface WebFigures {
  readonly docs: readonly (PageWeight & { readonly aheadKilobytes: number })[];
  readonly portal: readonly PageWeight[];
  /** A program that shows pages. */
  readonly browser: string;
}

export async function readWebFigures(
  { closers }: Bench,
  { docs, web }: SiteBuilds,
  docsPages: readonly string[],
): Promise<WebFigures> {
  const child = startChild(
    "npm",
    ["run", "--silent", "figures", "-w", "@portal/web", "--", docs, web, ...docsPages],
    { cwd: root, stdio: ["ignore", "pipe", "pipe"] },
  );
  closers.addChild(child);
  const output = collectOutput(child);
  const code = await child.exited;
  const figures = output()
    .split("\n")
    .find((line) => line.startsWith("{"));
  if (code !== 0 || !figures) throw new Problem(`The portal could not be measured:\n${lastWords(output())}`);
  return JSON.parse(figures);
}
