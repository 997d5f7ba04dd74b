import type { ProposedPartner } from "@portal/shared/partner/model.ts";
import { useLocale, useTranslations } from "use-intl";
import { formatDay } from "../../lib/text/format.ts";

/** Only for support: the registrant, whom it can ask about the partner, and the reason it gave last. */
export function Registered({ partner: { registrant, registeredAt, comment } }: { partner: ProposedPartner }) {
  const translate = useTranslations("partner");
  const locale = useLocale();
  if (!registrant) return null;
  const { company, person } = registrant;
  const date = formatDay(registeredAt, locale);
  // Whoever has left keeps no name.
  const text = person
    ? translate("registeredBy", { company, person, date })
    : translate("registeredByCompany", { company, date });
  return (
    <>
      <p className="ui-muted">{text}</p>
      {comment && <p className="ui-comment">{comment}</p>}
    </>
  );
}
