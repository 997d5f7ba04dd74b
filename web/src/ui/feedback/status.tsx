import type { ReactNode } from "react";

export type Tone = "neutral" | "info" | "warning" | "danger" | "success";

/** A state in a word; the colour repeats what the word says. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`brand-badge brand-badge--${tone} ui-badge`}>
      <span className="ui-badge__dot" aria-hidden="true" />
      {children}
    </span>
  );
}

/** A message that stays on the page. */
export function Alert({ tone, title, children }: { tone: Tone; title?: string; children?: ReactNode }) {
  return (
    <div className={`ui-alert ui-alert--${tone}`}>
      {title && <h2 className="ui-alert__title">{title}</h2>}
      {children}
    </div>
  );
}

export interface Step {
  readonly id: string;
  readonly label: string;
  readonly state: "done" | "current" | "ahead";
  readonly detail?: ReactNode;
}

/** The present step of a process with few steps. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className="ui-stepper" aria-label={label}>
      {steps.map(({ id, label: name, state, detail }, index) => (
        <li key={id} data-state={state} aria-current={state === "current" ? "step" : undefined}>
          <span className="ui-stepper__mark" aria-hidden="true">
            {state === "done" ? "✓" : index + 1}
          </span>
          <span className="ui-stepper__texts">
            <span className="ui-stepper__label">{name}</span>
            {detail && <span className="ui-stepper__detail">{detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

export interface TimelineEntry {
  readonly id: string;
  readonly title: ReactNode;
  readonly when: string;
  /** Machine-readable instant of `when`. */
  readonly at: string;
  readonly tone?: Tone;
  readonly children?: ReactNode;
}

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="ui-timeline">
      {entries.map(({ id, title, when, at, tone = "neutral", children }) => (
        <li key={id} data-tone={tone}>
          <div className="ui-timeline__title">{title}</div>
          <time className="ui-timeline__when" dateTime={at}>
            {when}
          </time>
          {children && <div className="ui-timeline__text">{children}</div>}
        </li>
      ))}
    </ol>
  );
}

export interface Description {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** Filled-in values, read-only. */
export function DescriptionList({ items, blank = "—" }: { items: readonly Description[]; blank?: string }) {
  return (
    <dl className="ui-descriptions">
      {items.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value === undefined || value === null || value === "" ? blank : value}</dd>
        </div>
      ))}
    </dl>
  );
}
