import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { routeTables } from "./route-table.ts";

const coreClient = (file: string) => require.resolve(`@docusaurus/core/lib/client/${file}`);
const ownClient = (file: string) => require.resolve(`../../../theme/routing/${file}`);

function writeIfChanged(file: string, text: string): void {
  try {
    if (readFileSync(file, "utf8") === text) return;
  } catch {
    // Not written yet.
  }
  writeFileSync(file, text);
}

/** Docusaurus has written its own table when it asks for the bundler's configuration. */
function writeTables(generatedFilesDir: string): string {
  const read = (file: string) => readFileSync(join(generatedFilesDir, file), "utf8");
  const folder = join(generatedFilesDir, "lazy-routes");
  mkdirSync(folder, { recursive: true });
  const tables = routeTables({
    routes: read("routes.js"),
    registry: read("registry.js"),
    chunkNames: JSON.parse(read("routesChunkNames.json")),
  });
  for (const [name, text] of tables) writeIfChanged(join(folder, `${name}.js`), text);
  return join(folder, "routes.js");
}

/**
 * Docusaurus puts the routes of all pages, and the names of all their files, into the script that every page loads.
 * With this, browsers load the table of a doc set when they come to one of its pages. The server keeps the full
 * table: it draws every page. docs/papers/decisions/0013-weight-of-a-documentation-page.md
 */
export default function lazyRoutesPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: "lazy-routes",
    configureWebpack(config, isServer) {
      if (isServer) return {};
      const isProduction = config.mode === "production";
      // It writes the names of all chunks into every page, for fetching ahead what `docusaurus.ts` leaves alone.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== "ChunkAssetPlugin");
      return {
        mergeStrategy: { "resolve.alias": "prepend" },
        resolve: {
          alias: {
            "@generated/routes$": writeTables(generatedFilesDir),
            [coreClient("preload.js")]: ownClient("preload.ts"),
            [coreClient("docusaurus.js")]: ownClient("docusaurus.ts"),
          },
        },
        // Every page carries the list of all file names: a name made of nothing but a hash is the shortest. With eight
        // digits one of hundreds also stood in an identifier of an example, where the bundler replaced it as well.
        ...(isProduction && { output: { chunkFilename: "assets/js/[contenthash:12].js" } }),
      };
    },
  };
}
