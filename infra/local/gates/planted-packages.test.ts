import { unsuppliedModules } from "./packages.ts";
import { readSources } from "./sources.ts";

/** The forms that a module of npm or of Node can be named in. */
const forms = {
  import: (name: string) => `import { planted } from "${name}";`,
  type: (name: string) => `import type { Planted } from "${name}";`,
  bare: (name: string) => `import "${name}";`,
  lazy: (name: string) => `const planted = () => import(/* later */ "${name}");`,
  again: (name: string) => `export { planted } from '${name}';`,
  require: (name: string) => `const planted = require("${name}");`,
  lines: (name: string) => `import {\n  planted,\n} from\n  "${name}";`,
} as const;
const isForm = (name: string): name is keyof typeof forms => name in forms;

const plants = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [form = "", file = "", name = ""] = line.trim().split(/\s+/);
      if (!isForm(form)) throw new Error(`There is no form "${form}".`);
      return [`${file}: ${form} ${name}`, { file, text: forms[form](name) }] as const;
    });

const forbidden = plants(`
  import  shared/evidence/planted.ts                      node:crypto
  import  shared/money.ts                                 node:fs
  lazy    shared/company/model.ts                         fs
  import  shared/company/model.ts                         react
  type    shared/esitef/planted.ts                        @aws-sdk/client-dynamodb
  import  shared/messages/planted.ts                      use-intl
  import  web/src/features/evidence/upload/file-check.ts  node:crypto
  lines   web/src/features/evidence/upload/file-check.ts  node:fs
  again   web/src/lib/api/planted.ts                      buffer
  import  web/src/lib/text/planted.ts                     aws-amplify
  import  web/src/ui/form/planted.tsx                     @aws-amplify/ui-react
  lazy    web/src/areas/back-office/planted.tsx           @aws-amplify/ui-react
  import  web/src/areas/onboarding/planted.tsx            swagger-ui-react
  import  web/src/features/company/planted.tsx            aws-amplify/auth
  type    web/src/app/planted.tsx                         @aws-sdk/client-s3
  import  web/page-scripts/planted.ts                     react
  import  web/page-scripts/planted.ts                     zod
  import  functions/letters/mail/planted.ts               react
  import  functions/letters/mail/planted.ts               node:fs
  import  functions/company/company/planted.ts            @aws-sdk/client-dynamodb
  import  functions/onboarding/release/planted.ts         @aws-sdk/lib-dynamodb
  lazy    functions/onboarding/evidence/planted.ts        @aws-sdk/client-s3
  require functions/onboarding/evidence/planted.ts        node:child_process
  import  functions/support/occurrence/planted.ts         use-intl
  import  functions/sandbox/engine/planted.ts             node:http
  import  functions/sandbox/sale/planted.ts               node:net
  import  functions/sandbox/workbench/planted.ts          @aws-sdk/client-ssm
  import  functions/sandbox/ledger/planted.ts             ulid
  import  functions/platform/table/planted.ts             @aws-sdk/client-s3
  import  functions/platform/http/planted.ts              @aws-sdk/client-dynamodb
  import  functions/not-found/planted.ts                  node:fs
  import  functions/stage/planted.ts                      fast-check
  import  infra/stacks/planted.ts                         @aws-sdk/client-s3
  import  infra/deploy/planted.ts                         aws-cdk-lib
  lazy    infra/local/engines/s3/planted.ts               aws-cdk-lib
  import  infra/local/gates/planted.ts                    esbuild
  bare    infra/listen/planted.mjs                        ws
  import  docs/theme/planted.tsx                          node:path
  import  docs/theme/search/engine/planted.ts             node:crypto
  import  docs/theme/search/engine/planted.ts             react
  import  docs/theme/search/worker.ts                     cheerio
  lazy    docs/theme/search/dialog/planted.tsx            algoliasearch
  import  docs/theme/home/planted.tsx                     aws-amplify
  import  docs/data/planted.ts                            node:fs
  import  docs/engine/generate/planted.ts                 react
  import  docs/engine/gates/planted.ts                    algoliasearch
`);

const allowed = plants(`
  import  shared/company/planted.ts                       zod/mini
  import  shared/brand/planted.tsx                        react
  import  shared/money.test.ts                            node:fs
  import  functions/platform/table/planted.ts             @aws-sdk/lib-dynamodb
  import  functions/sandbox/delivery/planted.ts           node:https
  import  functions/testing/planted.ts                    fast-check
  lazy    web/src/areas/explorer/planted.tsx              swagger-ui-react
  import  web/src/lib/session/planted.ts                  aws-amplify/auth
  import  infra/stacks/planted.ts                         aws-cdk-lib/aws-lambda
  import  docs/theme/planted.tsx                          @docusaurus/Link
  import  docs/engine/site/planted.ts                     node:fs
`);

test("every module that a source names is there where it runs, and is its room's to name", () => {
  expect(unsuppliedModules(readSources())).toEqual([]);
});

test.each(forbidden)("%s is refused", (_, plant) => {
  expect(unsuppliedModules([plant])).toEqual([expect.stringContaining(`${plant.file} may not import `)]);
});

test.each(allowed)("%s is let through", (_, plant) => {
  expect(unsuppliedModules([plant])).toEqual([]);
});
