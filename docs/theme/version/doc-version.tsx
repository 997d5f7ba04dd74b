import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { useLocale } from "../use-locale.ts";
import { VersionFacts } from "./version-facts.tsx";

/** On a doc set's own page and on its change log. */
export function DocVersion() {
  const locale = useLocale();
  const { id, lastUpdatedAt } = useDoc().metadata;
  return <VersionFacts docSet={id.slice(0, id.indexOf("/"))} changedAt={lastUpdatedAt} locale={locale} />;
}
