import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { LoadFailureTitle } from "../../../ui/feedback/states.tsx";
import { Page } from "../../../ui/page.tsx";

/** A page about partners, where whatever does not load is told in one sentence. */
export function PartnerPage(page: ComponentProps<typeof Page>) {
  const translate = useTranslations("partner");
  return (
    <LoadFailureTitle value={translate("failed")}>
      <Page {...page} />
    </LoadFailureTitle>
  );
}
