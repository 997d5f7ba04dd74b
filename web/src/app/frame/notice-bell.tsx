import { withLocale } from "@portal/shared/locales.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl";
import { useAccount } from "../../features/account/queries.ts";
import { noticeCountQuery } from "../../features/notice/queries.ts";
import { useNews } from "../../features/notice/use-news.ts";
import { useHasSessionEnded } from "../../lib/session/session.ts";
import { BellIcon } from "../../ui/icons.tsx";
import { PortalLink } from "../../ui/portal-link.tsx";
import "./notice-bell.css";

/** How many notices of the company are unread, on every page of its people; the page itself follows them. */
export function NoticeBell() {
  const companyId = useAccount().data?.company?.id;
  const translate = useTranslations("shell");
  const locale = useLocale();
  const hasEnded = useHasSessionEnded();
  const enabled = companyId !== undefined && !hasEnded;
  const { data } = useQuery({ ...noticeCountQuery(companyId ?? ""), enabled });
  useNews({ companyId, newest: data?.newest });
  if (companyId === undefined) return null;
  const count = data && data.unread > 0 ? `${data.unread}${data.isMore ? "+" : ""}` : "";
  const title = translate("titles.notices");
  return (
    <PortalLink
      className="brand-icon-button notice-bell"
      href={withLocale(locale, "/anti-fraud/Components/Notifications")}
    >
      <BellIcon />
      <span className="brand-visually-hidden">{title}</span>
      {count && (
        <span className="notice-bell__count" aria-hidden="true">
          {count}
        </span>
      )}
      {/* Comes with the first answer, so that only what arrives while somebody works is announced. */}
      {data && (
        <span className="brand-visually-hidden" aria-live="polite">
          {count && translate("unread", { count })}
        </span>
      )}
    </PortalLink>
  );
}
