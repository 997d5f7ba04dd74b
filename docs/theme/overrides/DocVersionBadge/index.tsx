import { useLocation } from "@docusaurus/router";
import { PageTools } from "../../page-tools.tsx";

/**
 * Above the title stands what readers do with the whole page. The version is at the page's foot, beside its date: above
 * the title its name would read as "not released yet".
 */
export default function DocVersionBadge() {
  const { pathname } = useLocation();
  return (
    <div className="page-head">
      {/* A new page starts without the last one's message. */}
      <PageTools key={pathname} pathname={pathname} />
    </div>
  );
}
