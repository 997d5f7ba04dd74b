import { featureFaults } from "./doors.ts";
import { readSources } from "./sources.ts";

test("every model of a feature is only a model, and every door declares what it offers", () => {
  expect(featureFaults(readSources())).toEqual([]);
});

const faultsOf = (file: string, text: string) => featureFaults([{ file, text }]);

test.each([
  ["builds a write", 'import type { Write } from "../../platform/table/transaction.ts";\n'],
  ["waits", "export async function readAll() {}\n"],
  ["promises", "export const read = (id: string): Promise<string> => ask(id);\n"],
])("a model that %s is refused", (_, text) => {
  const refused = [expect.stringContaining("planted/model.ts: a model")];
  expect(faultsOf("functions/company/planted/model.ts", text)).toEqual(refused);
  expect(faultsOf("functions/sandbox/planted/model.ts", text)).toEqual(refused);
  expect(faultsOf("functions/company/planted/public.ts", text)).toEqual([]);
  expect(faultsOf("functions/company/planted/register.ts", text)).toEqual([]);
});

test.each([
  'export { companyRef } from "./item.ts";\n',
  'export type { Company } from "./item.ts";\n',
  'export * from "./model.ts";\n',
  'import { companyRef } from "./item.ts";\nexport { companyRef };\n',
])("a door that passes on what another file declares is refused: %j", (text) => {
  expect(faultsOf("functions/company/planted/public.ts", text)).toEqual([
    expect.stringContaining("planted/public.ts: a door"),
  ]);
});

test("a model that says what is stored and a door that declares what may be read are let through", () => {
  const declared =
    'import * as z from "zod/mini";\n/** Read without waiting. */\nexport const schema = z.object({});\n';
  expect(faultsOf("functions/letters/planted/model.ts", declared)).toEqual([]);
  expect(faultsOf("functions/letters/planted/public.ts", declared)).toEqual([]);
});
