import Link from "@docusaurus/Link";
import { useDocsSidebar } from "@docusaurus/plugin-content-docs/client";
import Original from "@theme-init/DocSidebar/Desktop/Content";
import { type ComponentProps, useEffect } from "react";
import { trailTo } from "../../../../doc-set-trail.ts";
import { ProductSwitcher } from "../../../../products/product-switcher.tsx";
import { useLocale } from "../../../../use-locale.ts";

/** Scrolls the sidebar alone, and only when the page's entry is out of sight. */
function showCurrentEntry() {
  const entry = document.querySelector(".theme-doc-sidebar-menu [aria-current=page]");
  const menu = entry?.closest(".menu");
  if (!entry || !menu) return;
  const place = entry.getBoundingClientRect();
  const frame = menu.getBoundingClientRect();
  if (place.top >= frame.top && place.bottom <= frame.bottom) return;
  menu.scrollBy({ top: place.top - frame.top - frame.height / 3 });
}

/** The sidebar under the name of its doc set, because sections are called alike in several, and the way to others. */
export default function DocSidebarContent(props: ComponentProps<typeof Original>) {
  const { path, sidebar } = props;
  const locale = useLocale();
  const docSet = useDocsSidebar()?.name;
  const [start] = docSet ? trailTo(path, docSet, sidebar, locale) : [];
  useEffect(() => {
    if (path) showCurrentEntry();
  }, [path]);
  return (
    <>
      {start?.href && (
        <Link className="doc-set-name" href={start.href}>
          {start.label}
        </Link>
      )}
      {docSet && <ProductSwitcher key={docSet} current={docSet} />}
      <Original {...props} />
    </>
  );
}
