import type { Company } from "@portal/shared/company/model.ts";
import { countryOf } from "@portal/shared/country.ts";
import type { Occurrence } from "@portal/shared/occurrence/model.ts";
import type { StageStatus } from "@portal/shared/stage/model.ts";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { usePath } from "../../../lib/text/locale.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { TicketFrame } from "../review/ticket-frame.tsx";

const CompanyCard = lazyPart(async () => (await import("../company-card/company-card.tsx")).CompanyCard);

interface RequestFrameProps {
  readonly occurrence: Occurrence;
  readonly company: Company;
  readonly status: StageStatus;
  readonly sentences: Partial<Record<StageStatus, string>>;
  /** What is asked for, with the ways to answer it. */
  readonly children: ReactNode;
}

/** The frame of every ticket, with the company that asks below what it asks for. */
export function RequestFrame({ company, children, ...ticket }: RequestFrameProps) {
  const translate = useTranslations("back-office-review.request");
  const path = usePath();
  const address = new URLSearchParams({ company: company.id });
  return (
    <TicketFrame
      {...ticket}
      country={countryOf(company.data.taxIdentificationType)}
      actions={<Link to={path(`/onboarding/bo/company?${address.toString()}`)}>{translate("company")}</Link>}
    >
      {children}
      <Suspense fallback={<Skeleton lines={6} />}>
        <CompanyCard company={company} />
      </Suspense>
    </TicketFrame>
  );
}
