import { circles } from "./circles.ts";
import { importsOf, sharedByPath } from "./imports.ts";
import { readSources, type Source } from "./sources.ts";
import { forbiddenImports, needlessExceptions } from "./walls.ts";

const repository = readSources();
const files = new Set(repository.map(({ file }) => file));

/** The forms that a module can be named in. */
const forms = {
  import: (specifier: string) => `import { planted } from "${specifier}";`,
  type: (specifier: string) => `import type { Planted } from "${specifier}";`,
  bare: (specifier: string) => `import "${specifier}";`,
  lazy: (specifier: string) => `const planted = () => import(/* later */ \`${specifier}\`);`,
  inType: (specifier: string) => `let planted: import("${specifier}").Planted;`,
  again: (specifier: string) => `export { planted } from '${specifier}';`,
  all: (specifier: string) => `export * from "${specifier}";`,
  require: (specifier: string) => `const planted = require("${specifier}");`,
  mock: (specifier: string) => `jest.mock("${specifier}");`,
  actual: (specifier: string) => `const planted = jest.requireActual("${specifier}");`,
  address: (specifier: string) => `new Worker(new URL("${specifier}", import.meta.url));`,
  lines: (specifier: string) => `import {\n  planted,\n}\nfrom\n  "${specifier}";`,
  style: (specifier: string) => `@import "${specifier}";`,
} as const;
const isForm = (name: string): name is keyof typeof forms => name in forms;

/** One a line: form, the file it is planted in, what it names. New files are named as well as known ones. */
function plants(table: string): [string, Source][] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [form = "", file = "", specifier = ""] = line.trim().split(/\s+/);
      if (!isForm(form)) throw new Error(`There is no form "${form}".`);
      return [`${file}: ${form} ${specifier}`, { file, text: forms[form](specifier) }];
    });
}

const forbidden = plants(`
  import  shared/money.ts                                @portal/functions/platform/table/table.ts
  import  shared/company/model.ts                        ../../functions/platform/table/table.ts
  type    shared/company/planted.ts                      @portal/infra/stages.ts
  lazy    shared/company/planted.ts                      ../../web/src/lib/session/planted.ts
  again   shared/site.ts                                 ../docs/sidebars.ts
  mock    shared/company/model.test.ts                   @portal/functions/company/company/handler.ts
  style   shared/brand/planted.css                       ../../docs/theme/css/docusaurus.css
  import  functions/company/company/handler.ts                   @portal/infra/stages.ts
  import  functions/company/company/handler.ts                   ../../../infra/problem.ts
  require functions/company/company/deep/down/planted.ts         ../../../../../web/first-load.ts
  type    functions/letters/mail/handler.ts                      @portal/docs/sidebars.ts
  lazy    functions/company/company/handler.ts                   ../../../docs/engine/generate/generate.ts
  import  infra/features/feature-function.ts             @portal/functions/company/company/handler.ts
  type    infra/stacks/api-stack.ts                      ../../functions/platform/table/keys.ts
  import  infra/stacks/api-stack.ts                      @portal/functions/testing/api.ts
  lazy    infra/local/local.ts                           ../../web/e2e/browser.ts
  import  infra/local/bench/measure.ts                   ../../../web/first-load.ts
  import  infra/local/local.ts                           ../../docs/engine/generate/generate.ts
  import  web/src/lib/api/planted.ts                     ../../../../functions/platform/table/table.ts
  import  web/src/app/planted.ts                         @portal/functions/company/company/public.ts
  type    web/src/app/planted.ts                         @portal/infra/local/local.ts
  lazy    web/vite.config.ts                             ../infra/local/local.ts
  import  web/e2e/planted.spec.ts                        @portal/infra/local/seed/personas.data.ts
  import  web/e2e/planted.spec.ts                        ../../infra/local/local.ts
  again   web/src/areas/account/planted.ts               ../../../../docs/sidebars.ts
  import  docs/sidebars.ts                               ../functions/platform/table/table.ts
  import  docs/content/planted.mdx                       @site/../web/first-load.ts
  import  docs/content/planted.mdx                       @portal/infra/problem.ts
  type    docs/theme/planted.tsx                           @portal/web/first-load.ts
  import  docs/theme/planted.tsx                           ../../node_modules/@portal/infra/problem.ts
  import  functions/platform/change/change.ts            ../../company/company/public.ts
  lazy    functions/platform/table/table.ts              ../../company/company/handler.ts
  type    functions/platform/http/http.ts                ../../stage/planted.ts
  import  functions/platform/http/http.ts                ../../testing/api.ts
  import  functions/stage/planted.ts                     ../onboarding/configuration/handler.ts
  lazy    functions/stage/deep/planted.ts                ../../onboarding/certification/model.ts
  import  functions/company/company/handler.ts                   ../account/handler.ts
  import  functions/company/company/handler.ts                   @portal/functions/company/account/handler.ts
  all     functions/company/partner/handler.ts                   ../company/planted.ts
  inType  functions/company/partner/handler.ts                   ../company/planted.ts
  actual  functions/company/partner/planted.test.ts              ../company/handler.ts
  import  functions/company/partner/handler.ts                   ../../letters/mail/handler.ts
  import  functions/company/partner/handler.ts                   ../../testing/people.ts
  lines   shared/partner/model.ts                        ../company/contract.ts
  import  shared/field/fields.ts                         ../company/model.ts
  lazy    shared/stage/planted.ts                        ../configuration/model.ts
  import  web/src/features/partner/planted.tsx           ../company/planted.tsx
  lazy    web/src/features/partner/planted.tsx           ../production/planted.tsx
  type    web/src/features/evidence/line/planted.tsx     ../../production/planted.tsx
  import  web/src/features/partner/planted.tsx           ../occurrence/planted.tsx
  import  web/src/ui/form/planted.tsx                    ../../features/production/planted.tsx
  lazy    web/src/ui/planted.tsx                         ../features/occurrence/model.ts
  import  web/src/lib/api/planted.ts                     ../../ui/form/planted.tsx
  type    web/src/lib/planted.ts                         ../features/occurrence/model.ts
  import  web/src/features/partner/planted.tsx           ../../areas/account/routes.tsx
  lazy    web/src/features/partner/planted.tsx           ../../app/planted.ts
  import  web/src/areas/account/planted.tsx              ../../app/planted.ts
  again   web/src/areas/account/login/planted.tsx        ../../../app/planted.ts
  import  web/src/areas/account/planted.tsx              ../back-office/planted.tsx
  lazy    web/src/areas/onboarding/planted.tsx           ../account/planted.tsx
  import  infra/deploy/deploy.ts                         ../local/local.ts
  lazy    infra/deploy/deploy.ts                         ../local/machine/terminal.ts
  import  infra/stacks/api-stack.ts                      ../local/local.ts
  import  infra/stacks/api-stack.ts                      ../deploy/deploy.ts
  import  infra/stacks/api-stack.ts                      ../testing/synthesis.ts
  import  infra/local/engines/s3/server.ts               @portal/shared/site.ts
  import  infra/local/engines/s3/server.ts               ../../../../functions/platform/table/keys.ts
  lazy    infra/local/engines/s3/server.ts               ../../cloud/cloud.ts
  type    infra/local/engines/planted.ts                 ../site/site.ts
  address infra/local/engines/planted.ts                 ../seed/seed.ts
  import  infra/local/machine/terminal.ts                ../local.ts
  import  functions/company/company/planted.ts           ../../onboarding/configuration/public.ts
  import  functions/onboarding/release/planted.ts        ../../support/occurrence/notes.ts
  type    functions/onboarding/access-data/planted.ts    ../../sandbox/engine/store.ts
  import  functions/onboarding/fraud-match/planted.ts    ../../sandbox/delivery/public.ts
  lazy    functions/onboarding/certification/planted.ts  ../../sandbox/workbench/model.ts
  import  functions/onboarding/certification-engine/planted.ts  ../certification/model.ts
  lazy    functions/onboarding/certification-engine/planted.ts  ../fraud-certification/script.ts
  import  functions/company/company/planted.ts           ../../onboarding/certification-engine/model.ts
  import  functions/support/occurrence/planted.ts        ../../sandbox/engine/recorded-call.ts
  import  functions/letters/mail/planted.ts              ../../sandbox/ledger/stores.ts
  import  functions/sandbox/page/planted.ts              ../../company/company/public.ts
  type    functions/sandbox/sale/planted.ts              ../../stage/ticket.ts
  import  functions/sandbox/delivery/planted.ts          ../../onboarding/access-data/public.ts
  import  functions/sandbox/workbench/planted.ts         ../../onboarding/access-data/public.ts
  import  functions/sandbox/ledger/planted.ts            ../../onboarding/fraud-configuration/public.ts
  lazy    functions/sandbox/engine/planted.ts            ../ledger/stores.ts
  import  functions/sandbox/engine/planted.ts            ../sale/handler.ts
  import  functions/sandbox/sale/planted.ts              ../service/handler.ts
  import  functions/sandbox/js/planted.ts                ../ledger/calls.ts
  import  functions/sandbox/ledger/planted.ts            ../workbench/model.ts
  import  functions/platform/outbox/planted.ts           ../../letters/mail/claim.ts
  import  functions/platform/outbox/planted.ts           ../../sandbox/engine/store.ts
  import  functions/company/account/planted.ts           ../company/model.ts
  lazy    functions/company/merchant-id/planted.ts       ../company/model.ts
  type    functions/onboarding/production/planted.ts     ../access-data/model.ts
  import  functions/onboarding/release/planted.ts        ../../company/company/model.ts
  again   functions/onboarding/configuration/planted.ts  ../evidence/model.ts
  type    functions/support/occurrence/planted.ts        ../../onboarding/release/model.ts
  import  functions/support/occurrence/planted.ts        ../../company/partner/write.ts
  import  functions/letters/mail/planted.ts              ../notice/model.ts
  type    functions/letters/notice/planted.ts            ../../company/history/model.ts
  import  functions/sandbox/workbench/planted.ts         ../delivery/model.ts
  import  docs/theme/search/worker.ts                    ../../engine/generate/generate.ts
  lazy    docs/theme/search/engine/planted.ts            ../dialog/option.ts
  import  docs/theme/planted.tsx                         ../engine/site/built-pages.ts
  import  docs/data/planted.ts                           ../engine/generate/generate.ts
  type    docs/engine/generate/planted.ts                ../gates/problems.ts
  import  docs/engine/site/planted.ts                    ../plugins/built-pages-plugin.ts
`);

const allowed = plants(`
  import  functions/company/company/planted.ts                   @portal/shared/account/model.ts
  import  functions/company/company/planted.ts                   ../../platform/table/table.ts
  import  functions/company/company/planted.ts                   ../merchant-id/public.ts
  import  functions/onboarding/release/planted.ts                ../../company/company/public.ts
  import  functions/support/occurrence/planted.ts                ../../onboarding/production/public.ts
  import  functions/letters/mail/planted.ts                      ../notice/public.ts
  import  functions/sandbox/workbench/planted.ts                 ../delivery/public.ts
  import  functions/company/company/planted.test.ts              ../../testing/people.ts
  lazy    functions/company/company/planted.ts                   ./model.ts
  import  functions/letters/mail/planted.ts                      ../../company/company/reactions.ts
  import  shared/partner/planted.ts                      ../company/model.ts
  import  shared/partner/planted.ts                      ../field/fields.ts
  import  infra/local/planted.test.ts                    @portal/functions/testing/api.ts
  import  infra/local/engines/s3/planted.ts              ../../machine/ports.ts
  type    infra/deploy/planted.ts                        ../stacks/api-stack.ts
  import  web/src/features/partner/planted.tsx           ../../ui/form/planted.tsx
  import  web/src/features/partner/planted.tsx           ../occurrence/model.ts
  import  web/src/areas/account/planted.tsx              ../../features/occurrence/model.ts
  lazy    web/src/app/planted.tsx                        ../areas/account/routes.tsx
  import  web/src/areas/account/planted.tsx              @portal/shared/site.ts
  import  docs/content/planted.mdx                       @site/theme/components/code-table.tsx
  import  docs/planted.ts                                @portal/shared/site.ts
`);

test("no import of the repository leads through a wall, and no door in one is left open", () => {
  expect([...forbiddenImports(repository), ...needlessExceptions(repository)]).toEqual([]);
});

const sharedPaths = plants(`
  import  docs/planted.ts                                ../shared/site.ts
  lazy    docs/engine/planted.ts                         ../../shared/site.ts
  type    docs/theme/planted.tsx                         ../../node_modules/@portal/shared/site.ts
  import  docs/content/planted.mdx                       @site/../shared/site.ts
  style   docs/theme/css/planted.css                     ../../../shared/brand/tokens.css
  mock    functions/company/company/planted.test.ts      ../../../shared/site.ts
  import  web/src/app/planted.ts                         ../../../shared/site.ts
`);

const everyPlant = [...forbidden, ...allowed].map(([, source]) => source);

/** What is there to be imported: the repository's files, and those that exist in the table alone. */
const places = [...new Set([...files, ...everyPlant.flatMap((plant) => [plant.file, ...importsOf(plant)])])]
  .filter((file) => files.has(file) || file.includes("planted"))
  .map((file) => ({ file, text: "" }));

const refusals = (plant: Source) =>
  forbiddenImports([...places.filter(({ file }) => file !== plant.file), plant]);

test("every line of the tables plants something in a file that is there, or that is planted as well", () => {
  expect(forbidden.length).toBeGreaterThanOrEqual(60);
  const gone = everyPlant
    .flatMap((plant) => [plant.file, ...importsOf(plant)])
    .filter((file) => !places.some((place) => place.file === file));
  expect(gone).toEqual([]);
});

test.each(forbidden)("%s is refused", (_, plant) => {
  expect(refusals(plant)).toEqual([expect.stringContaining(`${plant.file} may not import `)]);
});

test.each(allowed)("%s is let through", (_, plant) => {
  expect(refusals(plant)).toEqual([]);
});

test("shared is named as a package everywhere outside of it", () => {
  expect(sharedByPath(repository)).toEqual([]);
});

test.each(sharedPaths)("%s is told the name of the package", (_, plant) => {
  expect(sharedByPath([...places, plant])).toEqual([expect.stringContaining("its name is @portal/shared/")]);
});

test("within shared a file is named by its path, and outside by the package's name", () => {
  const [, own] = plants("import  shared/partner/planted.ts  ../site.ts")[0] ?? [];
  const [, named] = plants("import  web/src/app/planted.ts  @portal/shared/site.ts")[0] ?? [];
  if (!own || !named) throw new Error("Nothing was planted.");
  expect(sharedByPath([...places, own, named])).toEqual([]);
});

describe("a circle", () => {
  test("between folders of the repository there is none", () => {
    expect(circles(repository)).toEqual([]);
  });

  const circle = (sources: Record<string, string>) =>
    circles(Object.entries(sources).map(([file, text]) => ({ file, text })));

  test.each(["import", "type", "lazy", "again", "require", "inType"] as const)(
    "of two files is found when one names the other by %s",
    (form) => {
      expect(
        circle({
          "web/src/ui/list/pages.tsx": forms[form]("./rows.tsx"),
          "web/src/ui/list/rows.tsx": forms.import("./pages.tsx"),
        }),
      ).toEqual([expect.stringContaining("web/src/ui/list: pages.tsx, rows.tsx reach each other")]);
    },
  );

  test("of folders is found although no file is in a circle", () => {
    expect(
      circle({
        "shared/company/model.ts": forms.import("../partner/model.ts"),
        "shared/partner/model.ts": "",
        "shared/partner/contract.ts": forms.lazy("../company/lines.ts"),
        "shared/company/lines.ts": "",
      }),
    ).toEqual([expect.stringContaining("shared: company, partner reach each other")]);
  });

  test("of three, and one between workspaces, are found with an import that proves each step", () => {
    expect(
      circle({
        "web/a.ts": forms.import("@portal/docs/b.ts"),
        "docs/b.ts": forms.import("../infra/c.ts"),
        "infra/c.ts": forms.lazy("@portal/web/a.ts"),
      }),
    ).toEqual([
      expect.stringMatching(
        /the repository: docs, infra, web reach[^]*docs\/b\.ts -> infra\/c\.ts\n[^]*infra\/c\.ts -> web\/a\.ts/,
      ),
    ]);
  });

  test("a way that does not come back is none, and a test may look at everything", () => {
    expect(
      circle({
        "shared/company/model.ts": forms.import("../field/fields.ts"),
        "shared/field/fields.ts": "",
        "shared/field/fields.test.ts": forms.import("../company/model.ts"),
      }),
    ).toEqual([]);
  });
});
