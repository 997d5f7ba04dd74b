import type { ReactNode } from "react";

interface PageHeaderProps {
  readonly title: string;
  readonly intro?: ReactNode;
  /** A badge or the like, beside the title. */
  readonly status?: ReactNode;
  readonly actions?: ReactNode;
  /** A link back, or the trail to this page. */
  readonly above?: ReactNode;
}

export function PageHeader({ title, intro, status, actions, above }: PageHeaderProps) {
  return (
    <header className="ui-page-header">
      {above && <div className="ui-page-header__above">{above}</div>}
      <div className="ui-page-header__line">
        <h1 id="page-title">{title}</h1>
        {status}
        {actions && <div className="ui-page-header__actions">{actions}</div>}
      </div>
      {intro && <div className="ui-page-header__intro">{intro}</div>}
    </header>
  );
}

/** The frame of a page's content; `narrow` for what is read or filled in line by line. */
export function Page({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={narrow ? "ui-page ui-page--narrow" : "ui-page"}>{children}</div>;
}

export function Card({
  title,
  actions,
  children,
}: {
  title?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="ui-card">
      {title && (
        <div className="ui-card__head">
          <h2>{title}</h2>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
