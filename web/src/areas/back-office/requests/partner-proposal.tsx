import type { Company } from "@portal/shared/company/model.ts";
import type { Occurrence } from "@portal/shared/occurrence/model.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import type { PartnerStatus } from "@portal/shared/partner/lifecycle.ts";
import type { Partner } from "@portal/shared/partner/model.ts";
import type { StageStatus } from "@portal/shared/stage/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { PartnerAnswer } from "../../../features/partner/partner-answer.tsx";
import { PartnerContact } from "../../../features/partner/partner-contact.tsx";
import { Registered } from "../../../features/partner/registered.tsx";
import { readOf } from "../../../lib/api/read.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { DescriptionList } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";
import { useReadAgain } from "../review/use-followed-ticket.ts";
import { RequestFrame } from "./request-frame.tsx";
import "../../../features/partner/partner.css";

/** Where a partner's proposal stands, in the words that every ticket has. */
const ticketStates = {
  pending: "under-approval",
  listed: "approved",
  declined: "declined",
} as const satisfies Record<PartnerStatus, StageStatus>;

interface PartnerProposalProps {
  readonly occurrence: Occurrence;
  readonly partnerId: string;
  readonly company: Company;
}

/** One proposed partner: of several of one name it is the one that the ticket is about. */
export function PartnerProposal({ occurrence, partnerId, company }: PartnerProposalProps) {
  const translate = useTranslations("back-office-review.request");
  const partner = useQuery(readOf(partnerContract, "get", { partnerId }));
  useReadAgain(occurrence, partner.refetch);
  return (
    <Loaded query={partner} lines={8}>
      {(loaded) => (
        <RequestFrame
          occurrence={occurrence}
          company={company}
          status={ticketStates[loaded.status]}
          sentences={{ approved: translate("listed"), declined: translate("notListed") }}
        >
          <PartnerCard partner={loaded} />
        </RequestFrame>
      )}
    </Loaded>
  );
}

function PartnerCard({ partner }: { readonly partner: Partner }) {
  const translate = useTranslations("partner");
  const ticket = useTranslations("back-office-review.request");
  const path = usePath();
  const { data } = partner;
  const namesakes = new URLSearchParams({ status: "listed", text: data.name });
  return (
    <Card title={data.name}>
      <DescriptionList
        items={[
          { id: "responsible", label: translate("field.responsible"), value: data.responsible },
          { id: "contact", label: translate("contact"), value: <PartnerContact data={data} /> },
          {
            id: "registered",
            label: translate("registeredColumn"),
            value: <Registered partner={partner} />,
          },
        ]}
      />
      <p>
        <Link to={path(`/onboarding/listOfPartners?${namesakes.toString()}`)}>{ticket("namesakes")}</Link>
      </p>
      <PartnerAnswer partner={partner} />
    </Card>
  );
}
