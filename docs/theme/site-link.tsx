import Link from "@docusaurus/Link";
import type { BrandLinkProps } from "@portal/shared/brand/brand-link.ts";
import { type DescribedProduct, openApiFile } from "@portal/shared/documentation/downloads.ts";
import { splitLocale, withLocale } from "@portal/shared/locales.ts";
import { isSwitchedOff, portalPaths } from "@portal/shared/site.ts";
import type { ReactNode } from "react";
import { useLocale } from "./use-locale.ts";

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? "";
const portalAnswers = (path: string) => portalPaths.some((portalPath) => portalPath === pathOf(path));

/**
 * Pages of this build go through the router and the broken-link check. The portal and the language choice are
 * plain links: they lead to documents that this build does not know.
 */
export function SiteLink({ href, children, ...rest }: BrandLinkProps) {
  const locale = useLocale();
  const target = splitLocale(href);
  if (isSwitchedOff(pathOf(target.path))) return null;
  if (rest.hrefLang || target.locale !== locale || portalAnswers(target.path)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}

interface PortalLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A portal page, for use in MDX: `<PortalLink to="/onboarding">…</PortalLink>` gains the reader's language. */
export function PortalLink({ to, className, children }: PortalLinkProps) {
  const href = withLocale(useLocale(), to);
  if (isSwitchedOff(pathOf(to))) return children;
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}

interface OpenApiLinkProps {
  readonly product: DescribedProduct;
  readonly children: ReactNode;
}

/** The product's OpenAPI document in the reader's language, a file that no page of this build is. */
export function OpenApiLink({ product, children }: OpenApiLinkProps) {
  return (
    <a href={openApiFile(useLocale(), product)} download>
      {children}
    </a>
  );
}
