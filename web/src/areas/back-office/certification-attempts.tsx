import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/tax-id.ts";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { EvidenceList } from "../../features/evidence/evidence-list.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Card } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/states.tsx";

/** Few certifications were ever restarted. */
const AttemptList = lazy(async () => ({
  default: (await import("../../features/certification/attempt-list.tsx")).AttemptList,
}));

interface EarlierAttemptsProps {
  readonly certification: Certification;
  readonly country: Country;
}

/** What was there before the client restarted; read only when somebody asks for it. */
export function EarlierAttempts({ certification, country }: EarlierAttemptsProps) {
  const translate = useTranslations("back-office-certification.attempts");
  const [isOpen, setOpen] = useState(false);
  const { companyId, product, attempt } = certification;
  if (attempt === 1) return null;
  return (
    <Card title={translate("title")}>
      <p className="ui-muted">{translate("lead", { attempt })}</p>
      <button
        type="button"
        className="brand-button brand-button--secondary brand-button--small"
        onClick={() => setOpen(true)}
      >
        {translate("open")}
      </button>
      {isOpen && (
        <Dialog title={translate("title")} size="large" onClose={() => setOpen(false)}>
          <Suspense fallback={<Skeleton lines={4} />}>
            <AttemptList
              companyId={companyId}
              product={product}
              country={country}
              renderEvidence={(caseId, archived) => (
                <EvidenceList companyId={companyId} product={product} caseId={caseId} attempt={archived} />
              )}
            />
          </Suspense>
        </Dialog>
      )}
    </Card>
  );
}
