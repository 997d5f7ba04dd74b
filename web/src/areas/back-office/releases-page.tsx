import { useTranslations } from "use-intl";
import { Page, PageHeader } from "../../ui/page.tsx";

export function ReleasesPage() {
  const translate = useTranslations("shell.titles");
  return (
    <Page>
      <PageHeader title={translate("backOfficeRelease")} />
    </Page>
  );
}
