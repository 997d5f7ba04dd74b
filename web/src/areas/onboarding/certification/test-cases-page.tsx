import { casesFor } from "@portal/shared/certification/cases.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { TestCaseList } from "../../../features/certification/selection/test-case-list.tsx";
import { maySelect, shownStatusOf } from "../../../features/certification-engine/shown-status.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { CertificationFrame } from "./certification-frame.tsx";

/** The form library is only needed while there is a choice. */
const SelectionForm = lazyPart(
  async () => (await import("../../../features/certification/selection/selection-form.tsx")).SelectionForm,
);

/** The cases that the configuration makes mandatory, and the choice of others to test. */
export function TestCasesPage() {
  const translate = useTranslations("certification");
  return (
    <CertificationFrame
      title={translate("testCases.title")}
      lead={(certification) => translate(`testCases.${leadOf(certification)}`)}
      above={{ to: "/onboarding/certification", label: translate("title") }}
    >
      {({ certification, country }) =>
        maySelect(certification) ? (
          // A restart may bring other cases, so the choice starts afresh.
          <Suspense key={certification.attempt} fallback={<Skeleton lines={8} />}>
            <SelectionForm certification={certification} country={country} />
          </Suspense>
        ) : (
          <TestCaseList
            cases={casesFor(certification.scope)}
            selected={certification.selected}
            country={country}
            isBegun={certification.begunAt !== null}
          />
        )
      }
    </CertificationFrame>
  );
}

function leadOf(certification: Certification): "preview" | "previewLocked" | "lead" | "readOnly" {
  const shown = shownStatusOf(certification);
  if (shown === "locked") return "previewLocked";
  if (shown === "ready") return "preview";
  return maySelect(certification) ? "lead" : "readOnly";
}
