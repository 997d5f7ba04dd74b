import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { askedImports } from "./build/asked-imports.ts";
import { catalogs } from "./build/catalogs.ts";
import { hostedDomain } from "./build/hosted-domain.ts";
import { noQrCode } from "./build/no-qr-code.ts";
import { noResolvers } from "./build/no-resolvers.ts";
import { noSummaries } from "./build/no-summaries.ts";
import { buildPageScripts } from "./build/page-scripts.ts";
import { pageWords } from "./build/page-words.ts";
import { themeScript } from "./build/theme-script.ts";

const productionRouter = path.resolve(
  import.meta.dirname,
  "../node_modules/react-router/dist/production/index.mjs",
);

export default defineConfig({
  root: import.meta.dirname,
  base: "/",
  publicDir: false,
  // Swagger UI brings modules that were written for Node, and name the global object as Node does.
  define: { global: "globalThis" },
  // The router's package leads everybody to the build that warns its developers.
  resolve: { alias: [{ find: /^react-router$/, replacement: productionRouter }] },
  plugins: [
    react(),
    askedImports(),
    buildPageScripts(),
    catalogs(),
    hostedDomain(),
    noQrCode(),
    noResolvers(),
    noSummaries(),
    pageWords(),
    themeScript(),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    assetsDir: "portal-assets",
    target: ["chrome120", "firefox121", "safari17.2"],
    // `budget.test.ts` adds up what each page loads from it.
    manifest: "portal-assets/manifest.json",
    sourcemap: false,
    // Inlined files would be data: addresses, which the security policy keeps for images only.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        // Amplify UI brings its words in twenty languages; ours replace them, so the files are dropped (22 KB compressed).
        moduleSideEffects: [{ test: /@aws-amplify[\\/]ui[\\/]dist[\\/]esm[\\/]i18n/, sideEffects: false }],
        propertyReadSideEffects: false,
      },
      output: {
        // Every page loads the list of all names, and names of words weigh a kilobyte: `manifest.json` says which file is
        // what. Half a byte a character instead of three quarters, and as few as tell some hundred files of many builds
        // apart.
        hashCharacters: "hex",
        entryFileNames: "portal-assets/[name]-[hash:7].js",
        chunkFileNames: "portal-assets/[hash:8].js",
        assetFileNames: "portal-assets/[hash:8][extname]",
        codeSplitting: {
          groups: [
            // What the frame and nearly every page need, in one file: many small ones compress worse, by 2 KB a page.
            {
              name: "frame",
              priority: 1,
              test: /shared[\\/](?:site|locales|paging|country|record|session[\\/][\w-]+|field[\\/](?:tax-id|stored)|stage[\\/]saver|brand[\\/]\w+|(?:company|account)[\\/]\w+)\.|web[\\/]src[\\/](?:lib[\\/](?:api[\\/](?:api[\w-]*|paging|read|submission[\w-]*)|text[\\/](?:format|locale)|session[\\/]session)|ui[\\/](?:button|icons|page|feedback[\\/](?:states|status))|features[\\/](?:(?:account|company)[\\/]queries|(?:account|occurrence)[\\/]model))\.|query-core[\\/]build[\\/]modern[\\/](?!infinite)|react-query[\\/]build[\\/]modern[\\/](?:QueryClientProvider|useBaseQuery|useQuery)\./,
            },
            // What every form needs, together for the same reason. What it imports stays out: pages without forms use it.
            {
              name: "fields",
              priority: 1,
              includeDependenciesRecursively: false,
              test: /node_modules[\\/]react-hook-form|web[\\/]src[\\/]ui[\\/]form[\\/](?:use-[\w-]+|api-form|field-marks|form-(?:errors|resolver)|flatten-errors|submit-bar|field[\\/](?:choices|field|field-sentence|focus-field|select|text-field))\./,
            },
            // What every page of a stage needs of its words; the product alone would be a file of 200 bytes.
            { name: "stage", test: /shared[\\/](?:product|(?:stage|occurrence)[\\/]model)\./ },
            // Its routes and what they carry: the notes alone would be a file of 340 bytes for whoever asks for tickets.
            {
              name: "ticket",
              includeDependenciesRecursively: false,
              test: /(?:shared[\\/]occurrence[\\/](?:contract|notes|overview)|features[\\/]occurrence[\\/](?:queries|queue-filter))\./,
            },
            // What every list has around its rows: whoever filters also turns pages.
            {
              name: "list",
              includeDependenciesRecursively: false,
              test: /web[\\/]src[\\/]ui[\\/]list[\\/](?:filters|use-debounced|pagination|list-foot|data-table)\./,
            },
            // The rules of a certification, for who tests and for who judges.
            {
              name: "certification",
              includeDependenciesRecursively: false,
              test: /(?:shared[\\/]certification[\\/](?:model|lifecycle|cases|case-rules|case-words\.data|revision|contract)|case[\\/]case-groups|progress[\\/]selected-cases)\./,
            },
            // What every page of a certification needs, whichever product's: alone each would be a file of 300 bytes.
            {
              name: "certification-screens",
              includeDependenciesRecursively: false,
              test: /certification-engine[\\/](?:shown-status|status-badge)\./,
            },
            {
              name: "fraud-certification",
              includeDependenciesRecursively: false,
              test: /features[\\/]fraud-certification[\\/](?:badges|signature-notice)\./,
            },
            // Changes with an upgrade only, so returning visitors keep it through every release.
            {
              name: "react",
              priority: 2,
              test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
