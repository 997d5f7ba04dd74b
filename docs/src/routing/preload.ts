import routes from "@generated/routes";
import { preloadRoutes } from "./preload-routes.ts";

/** Takes the place of Docusaurus' own, which would not look into tables that are still to be fetched. */
export default function preload(pathname: string): Promise<unknown> {
  const spellings = new Set([pathname, decodeURI(pathname)]);
  return Promise.all([...spellings].map((spelling) => preloadRoutes(routes, spelling)));
}
