import { isLocale } from "@portal/shared/locales.ts";
import { readSources } from "../gates/sources.ts";
import { languageNeeds } from "./needs.ts";

/** `npm run language -- fr`: what that language would need, counted in what the others have today. */
const [code = ""] = process.argv.slice(2);

function print(): void {
  for (const [kind, needs] of Object.entries(languageNeeds(readSources(), code))) {
    console.log(`\n${needs.reduce((sum, { count }) => sum + count, 0)} ${kind}`);
    for (const { place, count } of needs) console.log(`  ${String(count).padStart(6)}  ${place}`);
  }
  console.log(
    `\nBegin in shared/locales.ts: with "${code}" in its list and its row there, tsc names every text beside code and data\n` +
      "that lacks it. The tests of shared/messages and the check of the documentation name catalogs and pages. Whoever\n" +
      "reads the list of spelled languages decides each by itself; the glossary says how a term is called.",
  );
}

if (/^[a-z]{2}$/.test(code) && !isLocale(code)) print();
else {
  console.error(
    "npm run language -- <code>: two small letters of a language that is not there yet, such as fr.",
  );
  process.exitCode = 1;
}
