import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { FraudCertificationBadge } from "../../../features/fraud-certification/badges.tsx";
import { shownStatusOf } from "../../../features/fraud-certification/shown-status.ts";
import { SignatureNotice } from "../../../features/fraud-certification/signature-notice.tsx";
import { usePath } from "../../../lib/text/locale.ts";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";
import { useOwnFraudCertification } from "./use-own-fraud-certification.ts";
import "../../../features/fraud-certification/fraud-certification.css";

interface Own {
  readonly certification: FraudCertification;
  readonly country: Country;
}

interface FraudCertificationFrameProps {
  readonly title: string;
  readonly lead: string;
  /** The link to the page above. */
  readonly above: { readonly to: PortalPath; readonly label: string };
  readonly children: (own: Own) => ReactNode;
}

/**
 * The frame of every page of this certification: the link up, the status, the loading, error and empty states, and
 * the warning of a pending signature wherever one works on it.
 */
export function FraudCertificationFrame({ title, lead, above, children }: FraudCertificationFrameProps) {
  const translate = useTranslations("fraud-certification");
  const path = usePath();
  const { certification, company, country, error, refetch } = useOwnFraudCertification();
  return (
    <Page>
      <PageHeader
        above={<Link to={path(above.to)}>{above.label}</Link>}
        title={title}
        status={certification && <FraudCertificationBadge status={shownStatusOf(certification)} />}
        intro={lead}
      />
      {company && certification ? (
        <div className="fraud-stack">
          {certification.begunAt !== null && (
            <SignatureNotice certification={certification} country={country} side="client" />
          )}
          {children({ certification, country })}
        </div>
      ) : error ? (
        <ErrorState title={translate("loadFailed")} error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  );
}
