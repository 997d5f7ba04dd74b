import type { drawDiagram } from "./drawing/draw-diagram.ts";

type Drawer = typeof drawDiagram;

let fetched: Drawer | undefined;

/** What there is to draw with right now; on the server `drawer-of-server.ts` takes this file's place. */
export const findDrawer = (): Drawer | undefined => fetched;

export async function loadDrawer(): Promise<Drawer> {
  fetched = (await import("./drawing/draw-diagram.ts")).drawDiagram;
  return fetched;
}
