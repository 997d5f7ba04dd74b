import { runInNewContext } from "node:vm";

/** A route as Docusaurus writes it for the browser, with the key of its modules in place of the component. */
interface WrittenRoute {
  readonly path: string;
  readonly component: string;
  readonly routes?: readonly WrittenRoute[];
  /** Set by the doc sets: this route and what lies below it goes into a file of its own. */
  readonly ownTable?: string;
  readonly [attribute: string]: unknown;
}

/** Names of chunks, and for a route's context one level deeper. */
type ChunkNames = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

export interface GeneratedRoutes {
  readonly routes: string;
  readonly registry: string;
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
}

const notFound = "*";
const tableFile = (name: string) => `./${name}.js`;
const missing = (component: string) =>
  `lazyRoute({ __comp: () => import("${component}"), __context: { plugin: async () => ({ default: { name: "native", id: "default" } }) } })`;

function readRoutes(source: string): WrittenRoute[] {
  const script = source.replace(/^import .*$/gm, "").replace("export default", "routes =");
  const scope = {
    routes: [],
    ComponentCreator: (path: string, hash?: string) => (hash ? `${path}-${hash}` : path),
  };
  runInNewContext(script, scope);
  return scope.routes;
}

const readRegistry = (source: string) =>
  new Map(
    [...source.matchAll(/^ {2}"([^"]+)": \[\(\) => import\(\/\*.*?\*\/ ("(?:[^"\\]|\\.)*")\)/gm)].map(
      ([, chunk = "", module = ""]) => [chunk, module],
    ),
  );

/** Writes one file of the table; a module that several routes use is named once. */
class TableWriter {
  readonly loaders = new Map<string, string>();
  readonly modules: ReadonlyMap<string, string>;
  readonly chunkNames: GeneratedRoutes["chunkNames"];

  constructor({ registry, chunkNames }: GeneratedRoutes) {
    this.modules = readRegistry(registry);
    this.chunkNames = chunkNames;
  }

  loader(chunk: string): string {
    const module = this.modules.get(chunk);
    if (!module) throw new Error(`No module is known for the chunk ${chunk}.`);
    this.loaders.set(chunk, `() => import(/* webpackChunkName: "${chunk}" */ ${module})`);
    return `load_${chunk}`;
  }

  component(key: string): string {
    if (key === notFound) return missing("@theme/NotFound");
    const names = this.chunkNames[key];
    if (!names) throw new Error(`No modules are known for the route ${key}.`);
    const loaders = Object.entries(names).map(([name, chunk]) =>
      typeof chunk === "string"
        ? `${JSON.stringify(name)}: ${this.loader(chunk)}`
        : `${JSON.stringify(name)}: { ${Object.entries(chunk)
            .map(([inner, innerChunk]) => `${JSON.stringify(inner)}: ${this.loader(innerChunk)}`)
            .join(", ")} }`,
    );
    return `lazyRoute({ ${loaders.join(", ")} })`;
  }

  route({ path, component, routes, ownTable, ...attributes }: WrittenRoute, isOwn = false): string {
    if (ownTable !== undefined && !isOwn) {
      const load = `() => import(/* webpackChunkName: "table-${ownTable}" */ "${tableFile(ownTable)}")`;
      return `{ path: ${JSON.stringify(path)}, component: lazyTable(${load}) }`;
    }
    const fields = [
      `path: ${JSON.stringify(path)}`,
      `component: ${this.component(component)}`,
      ...Object.entries(attributes).map(
        ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
      ),
      ...(routes ? [`routes: ${this.list(routes)}`] : []),
    ];
    return `{ ${fields.join(", ")} }`;
  }

  /** An address in none of the tables is missing, and said to be so inside the frame that is already drawn. */
  list(routes: readonly WrittenRoute[]): string {
    const written = routes.map((route) => this.route(route));
    if (routes.some(({ ownTable }) => ownTable !== undefined)) {
      written.push(`{ path: "${notFound}", component: ${missing("@theme/NotFound/Content")} }`);
    }
    return `[\n${written.join(",\n")}\n]`;
  }

  file(list: string): string {
    return [
      `import { lazyRoute, lazyTable } from "@site/theme/routing/lazy-route.tsx";`,
      ...[...this.loaders].map(([chunk, loader]) => `const load_${chunk} = ${loader};`),
      `export default ${list};\n`,
    ].join("\n");
  }
}

const withOwnTable = (routes: readonly WrittenRoute[]): WrittenRoute[] =>
  routes.flatMap((route) => (route.ownTable === undefined ? withOwnTable(route.routes ?? []) : [route]));

/**
 * The browser's table of routes as several files, by name: `routes` for what every page loads, and one for each
 * doc set, which only its own pages load.
 */
export function routeTables(generated: GeneratedRoutes): Map<string, string> {
  const routes = readRoutes(generated.routes);
  const main = new TableWriter(generated);
  const files = new Map([["routes", main.file(main.list(routes))]]);
  for (const route of withOwnTable(routes)) {
    const table = new TableWriter(generated);
    files.set(`${route.ownTable}`, table.file(`[${table.route(route, true)}]`));
  }
  return files;
}
