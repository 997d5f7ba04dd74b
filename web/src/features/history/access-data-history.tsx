import type { Country } from "@portal/shared/country.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { useTranslations } from "use-intl";
import { HistoryList } from "./history-list.tsx";

interface AccessDataHistoryProps {
  readonly companyId: string;
  readonly product: ProductId;
  readonly country: Country;
}

/** Deliveries of the test environment's credentials and looks at their keys, masked. */
export function AccessDataHistory({ companyId, product, country }: AccessDataHistoryProps) {
  const translate = useTranslations("history");
  return (
    <>
      <p className="ui-muted">{translate("accessData.lead")}</p>
      <HistoryList companyId={companyId} country={country} place={{ product, subject: "access-data" }} />
    </>
  );
}
