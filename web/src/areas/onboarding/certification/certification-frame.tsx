import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { shownStatusOf } from "../../../features/certification-engine/shown-status.ts";
import { CertificationStatusBadge } from "../../../features/certification-engine/status-badge.tsx";
import { usePath } from "../../../lib/text/locale.ts";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";
import { useOwnCertification } from "./use-own-certification.ts";
import "../onboarding.css";

interface OwnCertification {
  readonly certification: Certification;
  readonly country: Country;
}

interface CertificationFrameProps {
  readonly title: string;
  readonly lead?: (certification: Certification) => ReactNode;
  /** The link to the page above. */
  readonly above: { readonly to: PortalPath; readonly label: string };
  readonly children: (own: OwnCertification) => ReactNode;
}

/** The frame of every certification page: the link up, the status, and the loading, error and empty states. */
export function CertificationFrame({ title, lead, above, children }: CertificationFrameProps) {
  const translate = useTranslations("certification");
  const path = usePath();
  const { certification, company, country, error, refetch } = useOwnCertification();
  return (
    <Page>
      <PageHeader
        above={<Link to={path(above.to)}>{above.label}</Link>}
        title={title}
        status={
          certification && (
            <CertificationStatusBadge words="certification" status={shownStatusOf(certification)} />
          )
        }
        intro={certification && lead?.(certification)}
      />
      {company && certification ? (
        children({ certification, country })
      ) : error ? (
        <ErrorState title={translate("loadFailed")} error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  );
}
