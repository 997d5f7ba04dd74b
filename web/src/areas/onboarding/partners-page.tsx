import { useTranslations } from "use-intl";
import { Page, PageHeader } from "../../ui/page.tsx";

export function PartnersPage() {
  const translate = useTranslations("shell.titles");
  return (
    <Page>
      <PageHeader title={translate("partners")} />
    </Page>
  );
}
