import { useTranslations } from "use-intl";
import { Page, PageHeader } from "../../ui/page.tsx";

export function CertificationPage() {
  const translate = useTranslations("shell.titles");
  return (
    <Page>
      <PageHeader title={translate("certification")} />
    </Page>
  );
}
