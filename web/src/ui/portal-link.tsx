import type { BrandLinkProps } from "@portal/shared/brand/brand-link.ts";
import { Link } from "react-router";
import { portalPageAt, prefetchPage } from "../lib/navigation.ts";

/** Portal pages switch in place, with their code fetched ahead; the documentation is another document. */
export function PortalLink({ href, children, ...rest }: BrandLinkProps) {
  if (!portalPageAt(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const prefetch = () => prefetchPage(href);
  return (
    <Link to={href} {...rest} onPointerEnter={prefetch} onFocus={prefetch}>
      {children}
    </Link>
  );
}
