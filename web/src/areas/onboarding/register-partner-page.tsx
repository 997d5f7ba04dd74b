import { useTranslations } from "use-intl";
import { Page, PageHeader } from "../../ui/page.tsx";

export function RegisterPartnerPage() {
  const translate = useTranslations("shell.titles");
  return (
    <Page>
      <PageHeader title={translate("registerPartner")} />
    </Page>
  );
}
