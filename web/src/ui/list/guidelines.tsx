import { withLocale } from "@portal/shared/locales.ts";
import { useId } from "react";
import { useLocale } from "use-intl";
import "./guidelines.css";

interface GuidelinesProps {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  readonly readingsLabel: string;
  /** Pages of the documentation. */
  readonly readings: readonly { readonly label: string; readonly path: `/docs/${string}` }[];
}

/** What support looks at in every test of a certification. */
export function Guidelines({ title, lead, points, readingsLabel, readings }: GuidelinesProps) {
  const locale = useLocale();
  const id = useId();
  return (
    <section className="ui-card" aria-labelledby={id}>
      <h2 className="guidelines__title" id={id}>
        {title}
      </h2>
      <p className="ui-muted">{lead}</p>
      <ol className="guidelines__points">
        {points.map((point) => (
          <li key={point.id}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ol>
      <p className="guidelines__readings">
        <span className="ui-muted">{readingsLabel}</span>
        {readings.map(({ label, path }) => (
          <a key={path} href={withLocale(locale, path)}>
            {label}
          </a>
        ))}
      </p>
    </section>
  );
}
