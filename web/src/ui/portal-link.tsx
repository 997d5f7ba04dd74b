import type { BrandLinkProps } from "@portal/shared/brand/brand-link.ts";
import { Link, type LinkProps } from "react-router";
import { leadsNowhere, portalPageAt, prefetchPage } from "../lib/navigation.ts";

/** `state` is kept in the history entry of a portal page. */
export type PortalLinkProps = BrandLinkProps & Pick<LinkProps, "state" | "onClick">;

/** Portal pages switch in place, with their code fetched ahead; the documentation is another document. A page that is switched off has no link. */
export function PortalLink({ href, state, children, ...rest }: PortalLinkProps) {
  if (leadsNowhere(href)) return null;
  if (!portalPageAt(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const prefetch = () => prefetchPage(href);
  return (
    <Link to={href} state={state} {...rest} onPointerEnter={prefetch} onFocus={prefetch}>
      {children}
    </Link>
  );
}
