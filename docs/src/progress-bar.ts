import type { ClientModule } from "@docusaurus/types";

/** Shorter waits pass without a flicker (REQUIREMENTS 34). */
const delayMilliseconds = 1000;

const show = (loading: boolean) => document.documentElement.classList.toggle("route-loading", loading);

/**
 * A bar at the top while a slow page loads, drawn by `docusaurus.css`. It takes the place of the theme's own,
 * whose shorter delay cannot be configured.
 */
export default {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(() => show(true), delayMilliseconds);
    return () => window.clearTimeout(timer);
  },
  onRouteDidUpdate() {
    show(false);
  },
} satisfies ClientModule;
