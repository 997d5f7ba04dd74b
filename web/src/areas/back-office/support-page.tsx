import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { LoadFailureTitle } from "../../ui/feedback/states.tsx";
import { Page } from "../../ui/page.tsx";
import "./back-office.css";

/** A page of the back office, where whatever does not load is told in one sentence. */
export function SupportPage({ children }: { readonly children: ReactNode }) {
  const translate = useTranslations("back-office.load");
  return (
    <LoadFailureTitle value={translate("failed")}>
      <Page>{children}</Page>
    </LoadFailureTitle>
  );
}
