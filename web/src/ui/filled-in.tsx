import type { ReactNode } from "react";
import { CopyButton } from "./copy-button.tsx";
import "./filled-in.css";

interface FilledSectionProps<Field extends string> {
  readonly id: string;
  readonly title: string;
  /** A link to where it is filled in, or the like. */
  readonly actions?: ReactNode;
  readonly fields: readonly Field[];
  readonly labelOf: (field: Field) => string;
  readonly renderValue: (field: Field) => ReactNode;
  /** Rendered at the end of a field's row, such as support's button to ask for an adjustment. */
  readonly renderAside?: ((field: Field) => ReactNode) | undefined;
  /** Rendered under a field's value. */
  readonly renderBelow?: ((field: Field) => ReactNode) | undefined;
  readonly children?: ReactNode;
}

/** A part of what somebody filled in, to be read. */
export function FilledSection<Field extends string>(props: FilledSectionProps<Field>) {
  const { id, title, actions, fields, labelOf, renderValue, renderAside, renderBelow, children } = props;
  return (
    <section className="ui-card ui-filled" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <div className="ui-card__head">
        <h2 className="ui-filled__title" id={`${id}-title`}>
          {title}
        </h2>
        {actions}
      </div>
      {fields.length > 0 && (
        <dl className="ui-filled__rows">
          {fields.map((field) => (
            <div key={field} id={field} className="ui-filled__row" data-field={field}>
              <dt>{labelOf(field)}</dt>
              <dd>
                {renderValue(field)}
                {renderBelow?.(field)}
              </dd>
              {renderAside && <dd className="ui-filled__aside">{renderAside(field)}</dd>}
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}

/** An address or a code, as it is to be used elsewhere. */
export function CopyableText({ text, label }: { text: string; label: string }) {
  return (
    <span className="ui-filled__copyable">
      <code>{text}</code>
      <CopyButton text={text} label={label} />
    </span>
  );
}
