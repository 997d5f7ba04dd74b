import { conciliationFacts } from "../../../data/facts/conciliation.data.ts";
import { conciliationNetworks } from "../../../data/sitef-conciliador/networks.data.ts";
import { returnFileFields } from "../../../data/sitef-conciliador/return-file-fields.data.ts";
import { differences } from "./expand.ts";

/** What the layouts and the table of networks say, written as the facts are. */
export const conciliationLists: Readonly<Record<keyof typeof conciliationFacts, readonly string[]>> = {
  fields: returnFileFields.map(({ code, type, key }) => `${code}=${type}=${key}`),
  networks: conciliationNetworks.map(({ code }) => code),
};

/** A field in another place makes an importer read the wrong amount, so none may move and none may be made up. */
export const conciliationProblems = (
  facts: Readonly<Record<string, string>> = conciliationFacts,
  lists: Readonly<Record<string, readonly string[]>> = conciliationLists,
): string[] =>
  Object.entries(facts).flatMap(([name, codes]) =>
    differences(`data/sitef-conciliador, ${name}`, codes.split(" "), lists[name] ?? []),
  );
