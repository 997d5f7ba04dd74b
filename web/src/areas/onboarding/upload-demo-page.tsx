import { useTranslations } from "use-intl";
import { Page, PageHeader } from "../../ui/page.tsx";

export function UploadDemoPage() {
  const translate = useTranslations("shell.titles");
  return (
    <Page>
      <PageHeader title={translate("uploadDemo")} />
    </Page>
  );
}
