import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { AttemptList } from "../../../features/certification/attempt/attempt-list.tsx";
import { EvidenceList } from "../../../features/evidence/evidence-list.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Card } from "../../../ui/page.tsx";

interface EarlierAttemptsProps {
  readonly certification: Certification;
  readonly country: Country;
}

/** The attempts before a restart; loaded only when opened. */
export function EarlierAttempts({ certification, country }: EarlierAttemptsProps) {
  const translate = useTranslations("back-office-certification.attempts");
  const [isOpen, setOpen] = useState(false);
  const { companyId, product, attempt } = certification;
  return (
    <Card title={translate("title")}>
      <p className="ui-muted">{translate("lead", { attempt })}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate("open")}
      </Button>
      {isOpen && (
        <Dialog title={translate("title")} size="large" onClose={() => setOpen(false)}>
          <AttemptList
            companyId={companyId}
            product={product}
            country={country}
            renderEvidence={(caseId, archived) => (
              <EvidenceList
                companyId={companyId}
                product={product}
                caseId={caseId}
                attempt={archived}
                country={country}
              />
            )}
          />
        </Dialog>
      )}
    </Card>
  );
}
