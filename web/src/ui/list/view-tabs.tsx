import { Link } from "react-router";

export interface View<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly to: string;
}

/** The views of one page, each with an address of its own; links, because they behave as links. */
export function ViewTabs({
  label,
  views,
  current,
}: {
  label: string;
  views: readonly View[];
  current: string;
}) {
  return (
    <nav className="ui-view-tabs" aria-label={label}>
      {views.map(({ id, label: name, to }) => (
        <Link key={id} to={to} aria-current={id === current ? "page" : undefined} preventScrollReset>
          {name}
        </Link>
      ))}
    </nav>
  );
}
