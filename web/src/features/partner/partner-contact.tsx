import type { PartnerData } from "@portal/shared/partner/model.ts";
import { useTranslations } from "use-intl";
import { dialled, formatPhone } from "../../lib/text/phone.ts";

/** The three ways to reach a partner. */
export function PartnerContact({ data: { name, phone, email, website } }: { data: PartnerData }) {
  const translate = useTranslations("partner");
  return (
    <ul className="partner-contact">
      <li>
        <a href={`mailto:${email}`}>
          {email}
          <span className="brand-visually-hidden"> {translate("writeTo", { name })}</span>
        </a>
      </li>
      <li>
        <a href={`tel:${dialled(phone)}`}>
          {formatPhone(phone)}
          <span className="brand-visually-hidden"> {translate("call", { name })}</span>
        </a>
      </li>
      <li>
        <a href={website} target="_blank" rel="noopener noreferrer nofollow">
          {URL.parse(website)?.host ?? website}
          <span className="brand-visually-hidden"> {translate("newTab")}</span>
        </a>
      </li>
    </ul>
  );
}
