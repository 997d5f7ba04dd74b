import { useDoc, useDocsVersion } from "@docusaurus/plugin-content-docs/client";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { localeDetails } from "@portal/shared/locales.ts";
import { frameWords } from "../../words/frame.ts";
import { useLocale } from "../use-locale.ts";

const words = frameWords.docVersion;

/** Name, number and date of what stands here: on the landing page of a doc set, and on its change log. */
export function DocVersion() {
  const locale = useLocale();
  const { label } = useDocsVersion();
  const { lastUpdatedAt } = useDoc().metadata;
  const { versionNumber } = useDocusaurusContext().siteConfig.customFields ?? {};
  // Without a history there is no date to tell.
  const changed = lastUpdatedAt ? new Date(lastUpdatedAt) : undefined;
  const { format } = localeDetails[locale];
  return (
    <dl className="doc-version">
      <div>
        <dt>{words.name[locale]}</dt>
        <dd>{label}</dd>
      </div>
      <div>
        <dt>{words.number[locale]}</dt>
        <dd>{String(versionNumber)}</dd>
      </div>
      {changed && (
        <div>
          <dt>{words.date[locale]}</dt>
          <dd>
            <time dateTime={changed.toISOString()}>
              {changed.toLocaleDateString(format, { dateStyle: "long", timeZone: "UTC" })}
            </time>
          </dd>
        </div>
      )}
    </dl>
  );
}
