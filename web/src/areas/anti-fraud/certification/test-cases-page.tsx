import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { maySelect } from "../../../features/certification-engine/shown-status.ts";
import { ScenarioList } from "../../../features/fraud-certification/scenario-list.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { FraudCertificationFrame } from "./certification-frame.tsx";

/** The form library is only needed while there is a choice. */
const FraudSelectionForm = lazyPart(
  async () => (await import("../../../features/fraud-certification/selection-form.tsx")).FraudSelectionForm,
);

/** All scenarios, and which of them are sent next. */
export function FraudTestCasesPage() {
  const translate = useTranslations("fraud-certification");
  return (
    <FraudCertificationFrame
      listsScenarios
      title={translate("testCases.title")}
      lead={translate("testCases.lead")}
      above={{ to: "/anti-fraud/certification", label: translate("title") }}
    >
      {({ certification, country }) =>
        maySelect(certification) ? (
          <Suspense key={certification.attempt} fallback={<Skeleton lines={8} />}>
            <FraudSelectionForm certification={certification} country={country} />
          </Suspense>
        ) : (
          <ScenarioList certification={certification} country={country} />
        )
      }
    </FraudCertificationFrame>
  );
}
