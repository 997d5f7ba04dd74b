import { partnerStates } from "@portal/shared/partner/lifecycle.ts";
import type { Partner } from "@portal/shared/partner/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Loaded } from "../../ui/feedback/states.tsx";
import { StatusBadge } from "../../ui/feedback/status.tsx";
import { Card } from "../../ui/page.tsx";
import { ownPartnersQuery } from "./queries.ts";
import "./partner.css";

/** Partners that the company registered and that are not listed, each with the reason; empty when there are none. */
export function OwnPartners({ companyId }: { companyId: string }) {
  const translate = useTranslations("partner");
  const own = useQuery(ownPartnersQuery(companyId));
  const partners = own.data?.items.filter(({ status }) => status !== "listed");
  if (partners?.length === 0) return null;
  return (
    <Card title={translate("own")}>
      <Loaded query={{ ...own, data: partners }} lines={2}>
        {(shown) => <OwnList partners={shown} />}
      </Loaded>
    </Card>
  );
}

function OwnList({ partners }: { partners: readonly Partner[] }) {
  const translate = useTranslations("partner");
  return (
    <ul className="partner-own">
      {partners.map(({ id, data, status, comment }) => (
        <li key={id}>
          <strong>{data.name}</strong>
          <StatusBadge tone={partnerStates[status].tone}>{translate(`status.${status}`)}</StatusBadge>
          {comment && <p className="ui-comment">{comment}</p>}
        </li>
      ))}
    </ul>
  );
}
