export interface RouteBranch {
  readonly path?: string | string[];
  readonly exact?: boolean;
  readonly component?: unknown;
  readonly routes?: readonly RouteBranch[];
}

interface Preloadable {
  readonly preload: (pathname: string) => Promise<unknown>;
}

const isPreloadable = (component: unknown): component is Preloadable =>
  typeof component === "function" && "preload" in component && typeof component.preload === "function";

/** As the router matches addresses: in either case, with or without a slash at the end. */
function matches({ path, exact }: RouteBranch, pathname: string): boolean {
  if (path === "*") return true;
  if (typeof path !== "string") return false;
  const withSlash = (address: string) => `${address.replace(/\/+$/, "")}/`.toLowerCase();
  const [wanted, asked] = [withSlash(path), withSlash(pathname)];
  return exact ? asked === wanted : asked.startsWith(wanted);
}

/** Fetches what drawing an address takes, from the outermost route to the page, so that it is drawn at once. */
export async function preloadRoutes(routes: readonly RouteBranch[], pathname: string): Promise<void> {
  const route = routes.find((each) => matches(each, pathname));
  if (!route) return;
  await Promise.all([
    isPreloadable(route.component) ? route.component.preload(pathname) : undefined,
    preloadRoutes(route.routes ?? [], pathname),
  ]);
}
