import type { ClientModule } from "@docusaurus/types";

/**
 * A link that the router follows scrolls to its place, but for the browser nothing was aimed at: `:target` marks no
 * row, and the next press of Tab starts in the header. Aiming at it once more, natively, makes up for both.
 */
export default {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.hash === "") return;
    // Aiming is a change of the route for those who listen; it must not aim again.
    const isSame = location.pathname === previousLocation.pathname && location.hash === previousLocation.hash;
    if (isSame) return;
    // The router keeps its own notes there.
    const { state } = window.history;
    window.location.replace(location.hash);
    window.history.replaceState(state, "");
  },
} satisfies ClientModule;
