import type { Company } from "@portal/shared/company/model.ts";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { formatTaxId } from "../../../lib/text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { StatusBadge } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";

const shownAtFirst = 3;

/** The other companies that the integration serves, and which of them are gateways between stores and us. */
export function RelatedCompanies({ companies }: { companies: Company["data"]["relatedCompanies"] }) {
  const translate = useTranslations("back-office-review.screen");
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? companies : companies.slice(0, shownAtFirst);
  const rest = companies.length - shownAtFirst;
  return (
    <Card title={translate("related")}>
      {companies.length === 0 ? (
        <p className="ui-muted">{translate("relatedNone")}</p>
      ) : (
        <ul className="review-related">
          {shown.map((company) => (
            <li key={company.taxIdentificationNumber}>
              <span className="review-related__name">{company.tradingName}</span>
              <span className="ui-muted">
                {company.taxIdentificationType}{" "}
                {formatTaxId(company.taxIdentificationType, company.taxIdentificationNumber)}
              </span>
              {company.isMiddlewareGateway && (
                <StatusBadge tone="info">{translate("relatedGateway")}</StatusBadge>
              )}
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button variant="quiet" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? translate("seeLess") : translate("seeMore", { count: rest })}
        </Button>
      )}
    </Card>
  );
}
