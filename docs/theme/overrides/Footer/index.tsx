import { SiteFooter } from "@portal/shared/brand/footer.tsx";
import { memo } from "react";
import { SiteLink } from "../../site-link.tsx";
import { useLocale } from "../../use-locale.ts";

function Footer() {
  return <SiteFooter locale={useLocale()} Link={SiteLink} />;
}

export default memo(Footer);
