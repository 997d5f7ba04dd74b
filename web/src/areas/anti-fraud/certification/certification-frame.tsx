import type { PortalPath } from "@portal/shared/site.ts";
import type { ReactNode } from "react";
import { shownStatusOf } from "../../../features/certification-engine/shown-status.ts";
import { CertificationStatusBadge } from "../../../features/certification-engine/status-badge.tsx";
import { SignatureNotice } from "../../../features/fraud-certification/signature-notice.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { FraudFlow } from "../flow/fraud-flow.tsx";
import type { FraudPlace } from "../flow/use-own-fraud.ts";
import "../../../features/fraud-certification/fraud-certification.css";

const ScenarioNav = lazyPart(async () => (await import("./scenario-nav.tsx")).ScenarioNav);

interface FraudCertificationFrameProps {
  readonly title: string;
  readonly lead: string;
  /** The link to the page above. */
  readonly above: { readonly to: PortalPath; readonly label: string };
  /** Whether the page is about scenarios: once it has begun, they stand beside it. */
  readonly listsScenarios?: boolean;
  readonly children: (own: Pick<FraudPlace, "certification" | "country">) => ReactNode;
}

/** The frame of every page of this certification: its status, and the warning of a pending signature wherever one works on it. */
export function FraudCertificationFrame({
  title,
  lead,
  above,
  listsScenarios = false,
  children,
}: FraudCertificationFrameProps) {
  return (
    <FraudFlow
      current="certification"
      title={title}
      intro={lead}
      above={above}
      renderNav={({ certification }) =>
        listsScenarios && certification.begunAt !== null ? (
          <ScenarioNav certification={certification} />
        ) : undefined
      }
      renderStatus={({ certification }) => (
        <CertificationStatusBadge words="fraud-certification" status={shownStatusOf(certification)} />
      )}
    >
      {({ certification, country }) => (
        <div className="fraud-stack">
          {certification.begunAt !== null && (
            <SignatureNotice certification={certification} country={country} side="client" />
          )}
          {children({ certification, country })}
        </div>
      )}
    </FraudFlow>
  );
}
