import type { Country } from "@portal/shared/country.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { AttemptList } from "../../../features/certification/attempt/attempt-list.tsx";
import { EvidencePanel } from "../../../features/evidence/evidence-panel.tsx";
import { evidenceQuery, filesOfCase } from "../../../features/evidence/queries.ts";

interface ArchivedAttemptsProps {
  readonly companyId: string;
  readonly product: ProductId;
  readonly country: Country;
}

/** Archived cases with their files; most cases have none, and need not say so. */
export function ArchivedAttempts({ companyId, product, country }: ArchivedAttemptsProps) {
  const translate = useTranslations("certification.history");
  const evidence = useQuery(evidenceQuery(companyId, product));
  const files = evidence.data?.items ?? [];
  return (
    <div className="onboarding-main">
      <p className="ui-muted">{translate("attemptsLead")}</p>
      <AttemptList
        companyId={companyId}
        product={product}
        country={country}
        renderEvidence={(caseId, attempt) =>
          filesOfCase(files, caseId, attempt).length > 0 && (
            <EvidencePanel
              companyId={companyId}
              product={product}
              caseId={caseId}
              attempt={attempt}
              country={country}
              isReadOnly
            />
          )
        }
      />
    </div>
  );
}
