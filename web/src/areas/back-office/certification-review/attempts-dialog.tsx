import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { useTranslations } from "use-intl";
import { AttemptList } from "../../../features/certification/attempt/attempt-list.tsx";
import { EvidenceList } from "../../../features/evidence/evidence-list.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";

interface AttemptsDialogProps {
  readonly certification: Certification;
  readonly country: Country;
  readonly onClose: () => void;
}

/** The attempts before a restart, with their files. */
export function AttemptsDialog({ certification, country, onClose }: AttemptsDialogProps) {
  const translate = useTranslations("back-office-certification.attempts");
  const { companyId, product } = certification;
  return (
    <Dialog title={translate("title")} size="large" onClose={onClose}>
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
  );
}
