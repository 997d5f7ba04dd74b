import { casesFor } from "@portal/shared/certification/cases.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import { useTranslations } from "use-intl";
import { SelectionForm } from "../../features/certification/selection-form.tsx";
import { maySelect, standingOf } from "../../features/certification/standing.ts";
import { TestCaseList } from "../../features/certification/test-case-list.tsx";
import { CertificationFrame } from "./certification-frame.tsx";

/** What the configuration asks to be tested, and the choice of what else is (REQUIREMENTS 45, 65). */
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
          // A restart brings other cases; the choice starts afresh with them.
          <SelectionForm key={certification.attempt} certification={certification} country={country} />
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
  const standing = standingOf(certification);
  if (standing === "locked") return "previewLocked";
  if (standing === "ready") return "preview";
  return maySelect(certification) ? "lead" : "readOnly";
}
