import { RouteContextProvider } from "@docusaurus/core/lib/client/routeContext";
import renderRoutes from "@docusaurus/renderRoutes";
import type { PluginRouteContext } from "@docusaurus/types";
import type generatedRoutes from "@generated/routes";
import Loading from "@theme/Loading";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { preloadRoutes } from "./preload-routes.ts";

type Routes = typeof generatedRoutes;
type Module = Readonly<Record<string, unknown>>;
type Loader = () => Promise<Module>;
type Props = Readonly<Record<string, unknown>>;

interface RouteModules {
  readonly __comp: Loader;
  readonly __props?: Loader;
  readonly __context?: Readonly<Record<string, Loader>>;
  /** By the name of the property that the component gets. */
  readonly [property: string]: Loader | Readonly<Record<string, Loader>> | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isComponent = (value: unknown): value is ComponentType<Props> => typeof value === "function";
const isContext = (value: unknown): value is PluginRouteContext => isObject(value) && "plugin" in value;

/** A page's front matter and headings are exports beside its default one, and are read from that one. */
function contentOf({ default: content, ...others }: Module): unknown {
  return typeof content === "function" || isObject(content) ? Object.assign(content, others) : content;
}

const loadAll = async (modules: Readonly<Record<string, RouteModules[string]>>): Promise<Props> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(modules).map(
        async ([name, loader]): Promise<[string, unknown]> => [
          name,
          typeof loader === "function" ? contentOf(await loader()) : await loadAll(loader ?? {}),
        ],
      ),
    ),
  );

type Draw = (props: Props) => ReactNode;

function drawWith({ __comp: Component, __props, __context, ...modules }: Props): Draw {
  if (!isComponent(Component)) throw new Error("A page's file exports no component.");
  const given = { ...modules, ...(isObject(__props) ? __props : {}) };
  return (props) => (
    <RouteContextProvider value={isContext(__context) ? __context : null}>
      <Component {...given} {...props} />
    </RouteContextProvider>
  );
}

/** Addresses are drawn once they are loaded; only one that was not asked for in time is seen to load. */
function lazily(load: (pathname: string) => Promise<unknown>, loaded: () => Draw | undefined) {
  const LazyRoute = (props: Props) => {
    const [error, setError] = useState<Error>();
    const [, setReady] = useState(false);
    const draw = loaded();
    useEffect(() => {
      if (!draw) load(window.location.pathname).then(() => setReady(true), setError);
    }, [draw]);
    if (draw) return draw(props);
    return <Loading error={error} isLoading={!error} pastDelay timedOut={false} retry={() => undefined} />;
  };
  return Object.assign(LazyRoute, { preload: load });
}

/** A route that fetches its component and content when it is first needed. */
export function lazyRoute(modules: RouteModules) {
  let draw: Draw | undefined;
  return lazily(
    async () => {
      draw ??= drawWith(await loadAll(modules));
    },
    () => draw,
  );
}

/** Routes that are themselves fetched when an address below theirs is first needed. */
export function lazyTable(loadTable: () => Promise<{ readonly default: Routes }>) {
  let table: Routes | undefined;
  const draw = () => (table ? renderRoutes(table) : null);
  return lazily(
    async (pathname) => {
      table ??= (await loadTable()).default;
      await preloadRoutes(table, pathname);
    },
    () => table && draw,
  );
}
