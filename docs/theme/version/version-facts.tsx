import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import { documentVersions } from "../../data/doc-sets/doc-versions.data.ts";
import { frameWords } from "../../words/frame.ts";

const words = frameWords.docVersion;

interface EntryProps {
  readonly name: string;
  readonly value: string;
  readonly dateTime?: string | undefined;
}

const Entry = ({ name, value, dateTime }: EntryProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{dateTime === undefined ? value : <time dateTime={dateTime}>{value}</time>}</dd>
  </div>
);

/** A year where no more is known. */
const dayIn = (date: string, locale: Locale): string =>
  date.length === 4
    ? date
    : new Date(date).toLocaleDateString(localeDetails[locale].format, { dateStyle: "long", timeZone: "UTC" });

interface VersionProps {
  readonly docSet: string;
  /** Milliseconds; without a history there is no date to tell. */
  readonly changedAt: number | null | undefined;
  readonly locale: Locale;
}

/** Name, number and date of the provider's document, as far as they are public, and when it was last changed here. */
export function VersionFacts({ docSet, changedAt, locale }: VersionProps) {
  const { name, number, date } = documentVersions[docSet] ?? {};
  const unstated = words.unstated[locale];
  const changed = changedAt ? new Date(changedAt).toISOString() : undefined;
  return (
    <dl className="doc-version">
      {name && <Entry name={words.name[locale]} value={name[locale]} />}
      <Entry name={words.number[locale]} value={number ?? unstated} />
      {number !== undefined && (
        <Entry
          name={words.date[locale]}
          value={date === undefined ? unstated : dayIn(date, locale)}
          dateTime={date}
        />
      )}
      {changed !== undefined && (
        <Entry name={words.changed[locale]} value={dayIn(changed, locale)} dateTime={changed} />
      )}
    </dl>
  );
}
