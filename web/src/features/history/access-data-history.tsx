import type { Country } from "@portal/shared/country.ts";
import { useTranslations } from "use-intl";
import { HistoryList } from "./history-list.tsx";

interface AccessDataHistoryProps {
  readonly companyId: string;
  readonly country: Country;
}

/** Deliveries of the test environment's credentials and looks at their keys, masked, of every product. */
export function AccessDataHistory({ companyId, country }: AccessDataHistoryProps) {
  const translate = useTranslations("history");
  return (
    <>
      <p className="ui-muted">{translate("accessData.lead")}</p>
      <HistoryList companyId={companyId} country={country} place={{ subject: "access-data" }} />
    </>
  );
}
