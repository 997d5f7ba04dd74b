import type { ClientModule } from "@docusaurus/types";
import { loaderDelayMilliseconds, progressDelayMilliseconds } from "@portal/shared/brand/page-loading.ts";

let slow = false;
const listeners = new Set<() => void>();

function show(isSlow: boolean): void {
  slow = isSlow;
  for (const listener of listeners) listener();
}

/** Whether the page that was asked for has been on its way for so long that the old one no longer stands for it. */
export const isSlowNavigation = (): boolean => slow;

export function onSlowNavigation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const showBar = (loading: boolean) => document.documentElement.classList.toggle("route-loading", loading);

/**
 * A bar at the top while a slow page loads, drawn by `states.css`, and the loader in place of the old page when it
 * takes still longer. They take the place of the theme's own bar, whose shorter delay cannot be configured.
 */
export default {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const bar = window.setTimeout(() => showBar(true), progressDelayMilliseconds);
    const loader = window.setTimeout(() => show(true), loaderDelayMilliseconds);
    return () => {
      window.clearTimeout(bar);
      window.clearTimeout(loader);
    };
  },
  onRouteDidUpdate() {
    showBar(false);
    show(false);
  },
} satisfies ClientModule;
