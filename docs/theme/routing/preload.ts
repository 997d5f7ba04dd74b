import routes from "@generated/routes";
import { preloadRoutes } from "./preload-routes.ts";

/** Docusaurus marks the document once its own code draws it; until then the server's page is there to be read. */
const isDrawnHere = () => document.documentElement.dataset.hasHydrated === "true";

/**
 * Takes the place of Docusaurus' own, which would not look into tables that are still to be fetched. Without a
 * connection it lets the page come all the same, which then says that it could not be loaded: Docusaurus answers a
 * failure with a reload, and so with the browser's error page.
 */
export default async function preload(pathname: string): Promise<void> {
  const spellings = new Set([pathname, decodeURI(pathname)]);
  try {
    await Promise.all([...spellings].map((spelling) => preloadRoutes(routes, spelling)));
  } catch (error) {
    if (navigator.onLine || !isDrawnHere()) throw error;
  }
}
