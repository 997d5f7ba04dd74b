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
const functionsTests = ["functions/testing/"];
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
  { inside: "shared/sandbox/", reaches: [...sharedBase, "shared/sandbox/", "shared/esitef/*"] },
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
    reaches: [
      "shared/*",
      "shared/*/contract.ts",
      "shared/*/routes.data.ts",
      "shared/esitef/sandbox-address.ts",
      "shared/ws-consulta/sandbox-address.ts",
    ],
  },
  { inside: "shared/*", reaches: ["shared/*", "shared/field/"], tests: ["shared/"] },

  // platform <- stage <- feature <- what follows an event.
  { inside: "functions/platform/", reaches: functionsBase, tests: functionsTests },
  { inside: "functions/stage/", reaches: [...functionsBase, "functions/stage/"], tests: functionsTests },
  // Answers as the documented gateway; what each call comes to is decided by the features around it.
  {
    inside: "functions/simulator/",
    reaches: [...functionsBase, "functions/simulator/"],
    tests: functionsTests,
  },
  { inside: "functions/testing/", reaches: ["shared/", "functions/"] },
  { inside: "functions/bundling/", reaches: ["functions/bundling/"], tests: ["shared/", ...functionsTests] },
  { inside: "functions/outbox/", reaches: [...functionsBase, "functions/outbox/"], tests: functionsTests },
  {
    inside: "functions/mail/",
    reaches: [
      ...functionsBase,
      "functions/stage/",
      "functions/outbox/",
      "functions/mail/",
      "functions/*/model.ts",
      "functions/*/reactions.ts",
    ],
    tests: functionsTests,
  },
  {
    inside: "functions/*/",
    reaches: [
      ...functionsBase,
      "functions/stage/",
      "functions/simulator/",
      "functions/$1/",
      "functions/*/model.ts",
    ],
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
  {
    inside: "web/src/features/*/",
    // Of another feature: what it keeps under which key, and what it asks the API for.
    reaches: [
      ...webBase,
      "web/src/ui/",
      "web/src/features/$1/",
      "web/src/features/*/model.ts",
      "web/src/features/*/queries.ts",
    ],
    tests: ["web/testing/"],
  },
  {
    inside: "web/src/areas/*/",
    reaches: [...webBase, "web/src/ui/", "web/src/features/", "web/src/areas/$1/"],
  },
  { inside: "web/src/", reaches: ["shared/", "web/src/"] },
  // They run in the pages of shops, and bring nothing of the portal along.
  { inside: "web/page-scripts/", reaches: ["shared/", "web/page-scripts/"] },
  { inside: "web/e2e/", reaches: ["shared/", "web/"] },
  { inside: "web/", reaches: ["shared/", "web/"] },

  // What the pages print is run against the simulator that answers it.
  { inside: "docs/data/stories/", reaches: ["shared/", "docs/"], tests: ["functions/testing/"] },
  { inside: "docs/", reaches: ["shared/", "docs/"] },
];

const bundled =
  "How a function is bundled belongs to the functions; the path of its entry is all that a stack adds.";
const peers = "Compares the documentation's own index and build with those of others, on the same pages.";
const consumer = "Takes events as they come, each once, as the mails do.";
const enginesOfThis = "Runs the deployed handler against engines that this workspace alone has.";
const pinsBoth = "Pins a figure of the template to the one that the function counts on.";

export const exceptions: readonly Exception[] = [
  { from: "functions/evidence-inspection/", to: "functions/outbox/", reason: consumer },
  {
    from: "functions/sandbox-delivery/handler.ts",
    to: "functions/outbox/consume.ts",
    reason: "Is called by the clock as the others are.",
  },
  {
    from: "functions/platform/http/http.test.ts",
    to: "functions/configuration/handler.ts",
    reason: "Shows on one deployed handler that a failure nobody foresaw keeps its shape.",
  },

  { from: "infra/features/bundle.ts", to: "functions/bundling/bundling.ts", reason: bundled },
  { from: "infra/local/build/live-bundles.ts", to: "functions/bundling/bundling.ts", reason: bundled },
  { from: "infra/local/bench/cold-start.ts", to: "functions/bundling/bundling.ts", reason: bundled },
  { from: "infra/features/event-sources.test.ts", to: "functions/mail/claim.ts", reason: pinsBoth },
  { from: "infra/features/event-sources.test.ts", to: "functions/platform/table/keys.ts", reason: pinsBoth },
  {
    from: "infra/features/event-sources.test.ts",
    to: "functions/simulator/outgoing/notice.ts",
    reason: pinsBoth,
  },
  { from: "infra/local/testing/", to: "functions/evidence-inspection/handler.ts", reason: enginesOfThis },
  { from: "infra/local/testing/", to: "functions/platform/table/keys.ts", reason: enginesOfThis },
  {
    from: "infra/local/seed/tickets.ts",
    to: "functions/testing/tickets/write-tickets.ts",
    reason: "Fills the local queue with the same ten thousand tickets that the tests measure on.",
  },
  { from: "infra/local/bench/", to: "docs/search/", reason: peers },
  { from: "infra/local/bench/", to: "docs/generate/generate.ts", reason: peers },

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
