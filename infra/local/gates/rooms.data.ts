/** What the sources of a folder may import. Paths end in `/` for all that is below; `*` stands for one name. */
export interface Room {
  /** The first room that holds a file is its own; what the `*` stands for is `$1` below. */
  readonly inside: string;
  readonly reaches: readonly string[];
  /** What its tests may reach besides. */
  readonly tests?: readonly string[];
}

/** A door in a wall, for as long as its reason holds; one that nobody goes through any more is reported. */
export interface Exception {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

const sharedBase = ["shared/*", "shared/field/", "shared/stage/"];
const functionsBase = ["shared/", "functions/platform/"];
/** Portal and sandbox meet at the ledger alone. */
const portalBase = [...functionsBase, "functions/stage/", "functions/sandbox/ledger/"];
const sandboxBase = ["functions/sandbox/engine/"];
const functionsTests = ["functions/testing/"];
/** An attempt, its match and its overview work on the same item: these two models are their own door. */
const openCertifications = [
  "functions/onboarding/certification/model.ts",
  "functions/onboarding/fraud-certification/model.ts",
];
const docsBase = ["shared/", "docs/data/", "docs/words/"];
const webBase = ["shared/", "web/src/lib/"];
const stackSources = ["infra/*", "infra/stacks/", "infra/features/", "infra/edge/"];

export const rooms: readonly Room[] = [
  // What everything agrees on: words and rules of fields below, features above, and each knows of another its model.
  { inside: "shared/brand/", reaches: ["shared/*", "shared/brand/"] },
  { inside: "shared/messages/", reaches: ["shared/*", "shared/messages/"], tests: ["shared/"] },
  { inside: "shared/field/", reaches: ["shared/*", "shared/field/"] },
  { inside: "shared/stage/", reaches: sharedBase },
  // The names of all events are the features' own: each lifecycle names those of its transitions.
  {
    inside: "shared/history/",
    reaches: [...sharedBase, "shared/history/", "shared/*/model.ts", "shared/*/lifecycle.ts"],
  },
  // Interfaces of other products are described in the forms that e-SiTef's is.
  { inside: "shared/product-api/", reaches: ["shared/*", "shared/product-api/", "shared/esitef/*"] },
  {
    inside: "shared/ws-consulta/",
    reaches: ["shared/*", "shared/ws-consulta/", "shared/product-api/", "shared/esitef/*"],
  },
  // What a tester may do is a part of the documented interface's machines.
  {
    inside: "shared/sandbox/",
    reaches: [...sharedBase, "shared/sandbox/", "shared/esitef/*", "shared/*/sandbox-address.ts"],
  },
  // Compares what the documented interface was asked with what the cases of a certification ask for.
  {
    inside: "shared/certification-match/",
    reaches: [
      ...sharedBase,
      "shared/certification-match/",
      "shared/certification/*",
      "shared/esitef/*",
      "shared/sandbox/call.ts",
      "shared/*/model.ts",
    ],
  },
  // The lists that its form offers are the product's.
  {
    inside: "shared/fraud-configuration/",
    reaches: [...sharedBase, "shared/fraud-configuration/", "shared/fraud-prevention/", "shared/*/model.ts"],
  },
  // What is certified are the scenarios of the product's own rule.
  {
    inside: "shared/fraud-certification/",
    reaches: [...sharedBase, "shared/fraud-certification/", "shared/fraud-prevention/", "shared/*/model.ts"],
  },
  {
    inside: "shared/fraud-match/",
    reaches: [
      ...sharedBase,
      "shared/fraud-match/",
      "shared/fraud-prevention/",
      "shared/sandbox/call.ts",
      "shared/sandbox/delivery.ts",
      "shared/*/model.ts",
    ],
  },
  {
    inside: "shared/*/",
    reaches: [...sharedBase, "shared/brand/", "shared/messages/", "shared/$1/", "shared/*/model.ts"],
  },
  // The one table of features: whoever needs all contracts maps over it.
  {
    inside: "shared/features.ts",
    reaches: ["shared/*", "shared/*/feature.ts", "shared/sandbox/features.ts"],
  },
  { inside: "shared/*", reaches: ["shared/*", "shared/field/"], tests: ["shared/"] },

  // platform <- stage <- company <- onboarding <- support, letters. The sandbox is a wing of its own, beside them.
  // A feature's door is its `public.ts`; its `model.ts` is its own.
  { inside: "functions/platform/", reaches: functionsBase, tests: functionsTests },
  { inside: "functions/stage/", reaches: [...functionsBase, "functions/stage/"], tests: functionsTests },
  { inside: "functions/testing/", reaches: ["shared/", "functions/"] },
  { inside: "functions/bundling/", reaches: ["functions/bundling/"], tests: ["shared/", ...functionsTests] },
  {
    inside: "functions/company/*/",
    reaches: [...portalBase, "functions/company/$1/", "functions/company/*/public.ts"],
    tests: functionsTests,
  },
  // What every product's certification does; a product brings its script.
  {
    inside: "functions/onboarding/certification-engine/",
    reaches: [
      ...functionsBase,
      "functions/stage/",
      "functions/sandbox/ledger/",
      "functions/onboarding/certification-engine/",
      "functions/onboarding/evidence/public.ts",
    ],
    tests: functionsTests,
  },
  {
    inside: "functions/onboarding/*/",
    reaches: [
      ...portalBase,
      "functions/onboarding/$1/",
      "functions/onboarding/certification-engine/",
      "functions/onboarding/*/script.ts",
      "functions/onboarding/*/public.ts",
      ...openCertifications,
      "functions/company/*/public.ts",
    ],
    tests: functionsTests,
  },
  {
    inside: "functions/support/*/",
    reaches: [
      ...portalBase,
      "functions/support/$1/",
      "functions/onboarding/certification-engine/model.ts",
      "functions/onboarding/*/script.ts",
      "functions/onboarding/*/public.ts",
      ...openCertifications,
      "functions/company/*/public.ts",
    ],
    tests: functionsTests,
  },
  {
    inside: "functions/letters/*/",
    reaches: [
      ...functionsBase,
      "functions/stage/",
      "functions/letters/$1/",
      "functions/*/*/public.ts",
      "functions/*/*/reactions.ts",
      "functions/*/*/due.ts",
    ],
    tests: functionsTests,
  },
  {
    inside: "functions/not-found/",
    reaches: [...functionsBase, "functions/not-found/"],
    tests: functionsTests,
  },
  // Answers as the documented gateway; what each call comes to is decided by the features around it.
  {
    inside: "functions/sandbox/engine/",
    reaches: [...functionsBase, "functions/sandbox/engine/"],
    tests: functionsTests,
  },
  // The one place where the portal and the sandbox meet.
  {
    inside: "functions/sandbox/ledger/",
    reaches: [...functionsBase, "functions/stage/", ...sandboxBase, "functions/sandbox/ledger/"],
    tests: functionsTests,
  },
  // What members do to their company's stores: it knows the company as the portal does.
  {
    inside: "functions/sandbox/workbench/",
    reaches: [
      ...functionsBase,
      "functions/stage/",
      ...sandboxBase,
      "functions/sandbox/ledger/",
      "functions/sandbox/workbench/",
      "functions/sandbox/delivery/public.ts",
    ],
    tests: functionsTests,
  },
  {
    inside: "functions/sandbox/*/",
    reaches: [...functionsBase, ...sandboxBase, "functions/sandbox/$1/"],
    tests: functionsTests,
  },

  // The stacks know the functions by the path of their entry, which the bundler opens, and by how they are bundled.
  {
    inside: "infra/local/engines/",
    reaches: ["infra/problem.ts", "infra/local/engines/", "infra/local/machine/"],
  },
  { inside: "infra/local/machine/", reaches: ["infra/problem.ts", "infra/local/machine/"] },
  {
    inside: "infra/local/gates/",
    reaches: ["infra/problem.ts", "infra/local/gates/", "infra/local/machine/"],
  },
  { inside: "infra/local/", reaches: ["shared/", "infra/"], tests: ["functions/testing/"] },
  {
    inside: "infra/deploy/",
    reaches: ["shared/", ...stackSources, "infra/deploy/"],
    tests: ["infra/testing/"],
  },
  {
    inside: "infra/",
    reaches: ["shared/", ...stackSources],
    tests: ["infra/testing/", "functions/testing/"],
  },

  // lib <- ui <- features <- areas <- app.
  { inside: "web/src/lib/", reaches: webBase },
  { inside: "web/src/ui/", reaches: [...webBase, "web/src/ui/"], tests: ["web/testing/"] },
  // The screens that every product's certification has; a product brings its words and its cases.
  {
    inside: "web/src/features/certification-engine/",
    reaches: [
      ...webBase,
      "web/src/ui/",
      "web/src/features/certification-engine/",
      "web/src/features/occurrence/model.ts",
    ],
    tests: ["web/testing/"],
  },
  {
    inside: "web/src/features/*/",
    // Of another feature: what it keeps under which key, and what it asks the API for.
    reaches: [
      ...webBase,
      "web/src/ui/",
      "web/src/features/$1/",
      "web/src/features/certification-engine/",
      "web/src/features/*/model.ts",
      "web/src/features/*/queries.ts",
    ],
    tests: ["web/testing/"],
  },
  {
    inside: "web/src/areas/*/",
    reaches: [...webBase, "web/src/ui/", "web/src/features/", "web/src/areas/$1/"],
    tests: ["web/testing/"],
  },
  { inside: "web/src/", reaches: ["shared/", "web/src/"], tests: ["web/testing/"] },
  // They run in the pages of shops, and bring nothing of the portal along.
  { inside: "web/page-scripts/", reaches: ["shared/", "web/page-scripts/"] },
  { inside: "web/e2e/", reaches: ["shared/", "web/"] },
  { inside: "web/", reaches: ["shared/", "web/"] },

  // data <- generate <- gates. What runs in browsers is in the theme, search included; it knows the engine not.
  { inside: "docs/words/", reaches: ["shared/", "docs/words/"] },
  // What the pages print is run against the simulator that answers it, and what their panels send.
  {
    inside: "docs/data/stories/",
    reaches: docsBase,
    tests: ["functions/testing/", "docs/engine/", "docs/theme/try-it/call/"],
  },
  { inside: "docs/data/", reaches: docsBase, tests: ["docs/engine/"] },
  {
    inside: "docs/theme/search/engine/",
    reaches: ["shared/", "docs/theme/search/engine/"],
    tests: ["docs/"],
  },
  {
    inside: "docs/theme/search/",
    reaches: ["shared/", "docs/words/", "docs/data/doc-sets/doc-set-names.data.ts", "docs/theme/search/"],
    tests: ["docs/"],
  },
  { inside: "docs/theme/", reaches: [...docsBase, "docs/theme/"], tests: ["docs/"] },
  { inside: "docs/engine/generate/", reaches: [...docsBase, "docs/engine/generate/"], tests: ["docs/"] },
  {
    inside: "docs/engine/site/",
    reaches: [...docsBase, "docs/theme/addresses/", "docs/engine/generate/", "docs/engine/site/"],
    tests: ["docs/"],
  },
  {
    inside: "docs/engine/search/",
    reaches: [...docsBase, "docs/theme/search/", "docs/engine/search/", "docs/engine/site/"],
    tests: ["docs/"],
  },
  {
    inside: "docs/engine/readable/",
    reaches: [
      ...docsBase,
      "docs/theme/addresses/",
      "docs/theme/environment/environments.ts",
      "docs/theme/operation/answers.ts",
      "docs/engine/readable/",
      "docs/engine/site/",
      "docs/engine/generate/openapi-words.ts",
    ],
    tests: ["docs/"],
  },
  {
    inside: "docs/engine/plugins/",
    reaches: [
      ...docsBase,
      "docs/theme/",
      "docs/engine/plugins/",
      "docs/engine/readable/",
      "docs/engine/search/index/",
      "docs/engine/site/",
    ],
    tests: ["docs/"],
  },
  {
    inside: "docs/engine/gates/",
    reaches: [
      ...docsBase,
      "docs/engine/",
      "docs/theme/components/page-components.ts",
      "docs/theme/diagram/drawing/",
    ],
    tests: ["docs/"],
  },
  { inside: "docs/", reaches: ["shared/", "docs/"] },
];

const bundled =
  "How a function is bundled belongs to the functions; the path of its entry is all that a stack adds.";
const peers = "Compares the documentation's own index and build with those of others, on the same pages.";
const enginesOfThis = "Runs the deployed handler against engines that this workspace alone has.";
const pinsBoth = "Pins a figure of the template to the one that the function counts on.";

export const exceptions: readonly Exception[] = [
  {
    from: "functions/platform/http/http.test.ts",
    to: "functions/onboarding/configuration/handler.ts",
    reason: "Shows on one deployed handler that a failure nobody foresaw keeps its shape.",
  },

  { from: "infra/features/bundle.ts", to: "functions/bundling/bundling.ts", reason: bundled },
  { from: "infra/local/build/live-bundles.ts", to: "functions/bundling/bundling.ts", reason: bundled },
  { from: "infra/local/bench/cold-start.ts", to: "functions/bundling/bundling.ts", reason: bundled },
  { from: "infra/features/event-sources.test.ts", to: "functions/letters/mail/claim.ts", reason: pinsBoth },
  { from: "infra/features/event-sources.test.ts", to: "functions/platform/table/keys.ts", reason: pinsBoth },
  {
    from: "infra/features/event-sources.test.ts",
    to: "functions/sandbox/engine/outgoing/notice.ts",
    reason: pinsBoth,
  },
  {
    from: "infra/local/testing/",
    to: "functions/onboarding/evidence-inspection/handler.ts",
    reason: enginesOfThis,
  },
  { from: "infra/local/testing/", to: "functions/platform/table/keys.ts", reason: enginesOfThis },
  {
    from: "infra/local/seed/tickets.ts",
    to: "functions/testing/tickets/write-tickets.ts",
    reason: "Fills the local queue with the same ten thousand tickets that the tests measure on.",
  },
  { from: "infra/local/bench/", to: "docs/engine/search/", reason: peers },
  { from: "infra/local/bench/", to: "docs/theme/search/", reason: peers },
  { from: "infra/local/bench/", to: "docs/engine/generate/generate.ts", reason: peers },

  {
    from: "shared/esitef/outcome/risk-rules.data.ts",
    to: "shared/fraud-prevention/cents-rule.ts",
    reason: "The sandbox's risk analysis decides by the rule that the scenarios are made of.",
  },
  {
    from: "shared/esitef/country/",
    to: "shared/configuration/options.ts",
    reason: "A country's stores are offered what their configuration offers, and no second list.",
  },
  {
    from: "shared/certification/",
    to: "shared/configuration/options.ts",
    reason: "Test cases are chosen by the options of the configuration that was approved.",
  },
  {
    from: "shared/configuration/model.ts",
    to: "shared/company/business-lines.ts",
    reason: "Which options there are depends on the company's line of business.",
  },

  {
    from: "web/src/features/access-data/use-access-data.ts",
    to: "web/src/features/history/was-approved.ts",
    reason: "There are access data only after an approval, which is read from the history.",
  },
  {
    from: "web/src/features/fraud-keys/",
    to: "web/src/features/access-data/use-access-data.ts",
    reason: "The test keys are part of the access data.",
  },
  {
    from: "web/src/features/fraud-keys/",
    to: "web/src/features/production/production-request.tsx",
    reason: "Production keys are asked for by the production request.",
  },
  {
    from: "web/src/features/production/",
    to: "web/src/features/access-data/shared-merchant-id.tsx",
    reason: "Both deliveries warn of a merchant id that another company has.",
  },
  {
    from: "web/e2e/stack.ts",
    to: "infra/local/local.ts",
    reason: "Browser tests walk the whole product, and this is its one public entry.",
  },
];
