import Link from "@docusaurus/Link";
import { useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import { useLocation } from "@docusaurus/router";
import { translate } from "@docusaurus/Translate";
import { chrome } from "@portal/shared/brand/navigation.ts";
import { withLocale } from "@portal/shared/locales.ts";
import { productsPath } from "@portal/shared/site.ts";
import HomeStep from "@theme/DocBreadcrumbs/Items/Home";
import StructuredData from "@theme/DocBreadcrumbs/StructuredData";
import { trailTo } from "../../doc-set-trail.ts";
import { useLocale } from "../../use-locale.ts";

/** The theme's own trail, with all products and the doc set before its sections. */
export default function DocBreadcrumbs() {
  const locale = useLocale();
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  if (!sidebar?.name) return null;
  const trail = trailTo(pathname, sidebar.name, sidebar.items, locale);
  const links = trail.flatMap(({ label, href }) => (href ? [{ type: "link" as const, label, href }] : []));
  const all = {
    type: "link" as const,
    label: chrome.products[locale],
    href: withLocale(locale, productsPath),
  };
  return (
    <>
      <StructuredData breadcrumbs={[all, ...links]} />
      <nav
        className="theme-doc-breadcrumbs"
        aria-label={translate({ id: "theme.docs.breadcrumbs.navAriaLabel", message: "Breadcrumbs" })}
      >
        <ul className="breadcrumbs">
          <HomeStep />
          <li className="breadcrumbs__item breadcrumbs__item--products">
            <Link className="breadcrumbs__link" href={all.href}>
              {all.label}
            </Link>
          </li>
          {trail.map(({ label, href }, index) => {
            const isLast = index === trail.length - 1;
            return (
              <li
                key={`${index} ${label}`}
                className={`breadcrumbs__item${isLast ? " breadcrumbs__item--active" : ""}`}
              >
                {href && !isLast ? (
                  <Link className="breadcrumbs__link" href={href}>
                    {label}
                  </Link>
                ) : (
                  <span className="breadcrumbs__link">{label}</span>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
