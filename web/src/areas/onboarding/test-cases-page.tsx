import { useTranslations } from "use-intl";
import { Page, PageHeader } from "../../ui/page.tsx";

export function TestCasesPage() {
  const translate = useTranslations("shell.titles");
  return (
    <Page>
      <PageHeader title={translate("testCases")} />
    </Page>
  );
}
