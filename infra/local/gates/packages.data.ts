/**
 * Which npm packages the sources of a folder may name, and whether Node is there. The first entry that holds a file is
 * its own. A test runs in Node and names what it needs; so does a program of a command line.
 */
export interface Supplies {
  /** Ends in `/` for all that is below; otherwise one file. */
  readonly inside: string;
  /** Names of packages, or a scope with its slash. */
  readonly packages: readonly string[];
  /** Node's own modules are there: `true`, or those that are. */
  readonly node?: true | readonly string[];
}

const screen = ["react", "react-router", "use-intl", "@tanstack/react-query"];
const form = ["react-dom", "react-hook-form", "zod"];
const handler = ["zod", "aws-lambda"];
const page = ["react", "@docusaurus/", "@theme/", "@theme-init/", "@generated/"];
const aws = ["@aws-sdk/client-dynamodb", "@aws-sdk/lib-dynamodb", "@aws-sdk/client-s3"];

export const supplies: readonly Supplies[] = [
  // What everything agrees on runs in the browser, in Lambda and while building.
  { inside: "shared/brand/", packages: ["react"] },
  { inside: "shared/", packages: ["zod"] },

  { inside: "functions/platform/table/", packages: [...handler, ...aws.slice(0, 2), "ulid"], node: true },
  {
    inside: "functions/platform/aws/",
    packages: [...aws, "@aws-sdk/s3-request-presigner", "@smithy/node-http-handler"],
    node: true,
  },
  { inside: "functions/platform/secrets/", packages: [...handler, "@aws-sdk/client-ssm"], node: true },
  { inside: "functions/platform/http/", packages: [...handler, "@middy/core", "ulid"], node: true },
  { inside: "functions/platform/", packages: [...handler, "ulid"], node: true },
  { inside: "functions/bundling/", packages: ["esbuild", "@aws-sdk/credential-provider-env"], node: true },
  {
    inside: "functions/testing/",
    packages: [...handler, ...aws, "@aws-sdk/util-dynamodb", "ajv", "fast-check", "openapi-fetch", "ulid"],
    node: true,
  },
  {
    inside: "functions/company/account/",
    packages: [...handler, "@aws-sdk/client-cognito-identity-provider"],
    node: ["crypto"],
  },
  { inside: "functions/letters/mail/", packages: [...handler, "@aws-sdk/client-sesv2", "ulid"] },
  {
    inside: "functions/onboarding/evidence-inspection/",
    packages: [...handler, "saxes"],
    node: ["crypto", "zlib", "util/types"],
  },
  { inside: "functions/sandbox/delivery/", packages: handler, node: true },
  {
    inside: "functions/sandbox/page/",
    packages: [...handler, "lean-qr"],
    node: ["buffer", "crypto", "timers/promises"],
  },
  { inside: "functions/sandbox/", packages: handler, node: ["buffer", "crypto", "timers/promises"] },
  { inside: "functions/", packages: [...handler, "ulid"], node: ["crypto"] },

  // The stacks; what reads them on a laptop; what deploys them.
  { inside: "infra/stacks/", packages: ["aws-cdk-lib", "constructs", "cdk-nag"], node: ["path", "fs"] },
  { inside: "infra/features/", packages: ["aws-cdk-lib", "constructs", "esbuild"], node: ["path", "fs"] },
  { inside: "infra/edge/", packages: ["aws-cdk-lib", "constructs", "esbuild"], node: true },
  { inside: "infra/deploy/", packages: ["@aws-sdk/"], node: true },
  {
    inside: "infra/local/engines/",
    packages: ["@aws-sdk/", "aws-ses-v2-local", "jose", "oauth2-mock-server"],
    node: true,
  },
  { inside: "infra/local/gates/", packages: [], node: true },
  { inside: "infra/local/machine/", packages: [], node: true },
  {
    inside: "infra/local/",
    packages: ["@aws-sdk/", "esbuild", "jose", "lighthouse", "lunr", "zod"],
    node: true,
  },
  { inside: "infra/listen/", packages: [], node: true },
  { inside: "infra/", packages: ["aws-cdk-lib", "constructs", "cdk-nag", "esbuild"], node: true },

  // The portal runs in browsers.
  { inside: "web/src/lib/session/", packages: [...screen, "aws-amplify", "zod"] },
  { inside: "web/src/lib/", packages: [...screen, "zod", "virtual:catalogs", "virtual:page-words"] },
  { inside: "web/src/ui/", packages: [...screen, ...form, "@hookform/resolvers", "sonner"] },
  { inside: "web/src/features/", packages: [...screen, ...form, "lean-qr"] },
  {
    inside: "web/src/areas/account/",
    packages: [...screen, ...form, "aws-amplify", "@aws-amplify/ui-react"],
  },
  { inside: "web/src/areas/explorer/", packages: [...screen, ...form, "swagger-ui-react"] },
  { inside: "web/src/areas/", packages: [...screen, ...form] },
  { inside: "web/src/app/", packages: [...screen, "react-dom", "virtual:page-words"] },
  { inside: "web/src/", packages: screen },
  { inside: "web/page-scripts/", packages: [] },
  {
    inside: "web/e2e/",
    packages: ["@playwright/test", "@sparticuz/chromium", "axe-core", "playwright-core", "use-intl", "zod"],
    node: true,
  },
  {
    inside: "web/",
    packages: [
      "@swc/core",
      "@vitejs/plugin-react",
      "icu-minify",
      "vite",
      "react",
      "use-intl",
      "@tanstack/react-query",
      "@testing-library/",
    ],
    node: true,
  },

  // The documentation: pages and search run in browsers, the rest while building.
  { inside: "docs/words/", packages: [] },
  { inside: "docs/data/stories/", packages: [], node: true },
  { inside: "docs/data/examples/", packages: [], node: ["fs"] },
  { inside: "docs/data/", packages: ["zod"] },
  { inside: "docs/static/", packages: [], node: true },
  { inside: "docs/theme/search/engine/", packages: [] },
  { inside: "docs/theme/search/algolia/", packages: ["algoliasearch"] },
  { inside: "docs/theme/try-it/account/", packages: [...page, "aws-amplify", "zod"] },
  { inside: "docs/theme/", packages: [...page, "react-dom", "prism-react-renderer", "zod"] },
  { inside: "docs/engine/search/", packages: ["algoliasearch", "cheerio"], node: true },
  { inside: "docs/engine/generate/downloads/", packages: ["zod", "crypto-js"], node: true },
  { inside: "docs/engine/", packages: ["@docusaurus/", "@mdx-js/mdx", "cheerio", "zod"], node: true },
  { inside: "docs/", packages: ["@docusaurus/"], node: ["path"] },
];
