import type { Country } from "@portal/shared/country.ts";
import type { Notice } from "@portal/shared/notice/model.ts";
import { products } from "@portal/shared/product.ts";
import { useLocale, useTranslations } from "use-intl";
import { kindTones, useActorText, useEventTitle } from "../../../features/history/words/use-event-title.ts";
import { useSubjectLabel } from "../../../features/history/words/use-subject-label.ts";
import { noticePlace } from "../../../features/notice/notice-place.ts";
import { formatInstant } from "../../../lib/text/format.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { StatusBadge } from "../../../ui/feedback/status.tsx";
import { type Choice, useChoiceDisplay } from "../../../ui/form/field/choice.ts";
import { PortalLink } from "../../../ui/portal-link.tsx";

interface NoticeLineProps {
  readonly notice: Notice;
  readonly country: Country;
  readonly isBusy: boolean;
  readonly onMark: (isRead: boolean) => void;
}

/** What happened, as a link to where it is seen; following it is reading it. */
export function NoticeLine({ notice, country, isBusy, onMark }: NoticeLineProps) {
  const translate = useTranslations("notice");
  const kind = useTranslations("history.kind");
  const title = useEventTitle()(notice.event);
  const path = usePath();
  const locale = useLocale();
  const { isRead } = notice;
  return (
    <article className="notice" data-unread={!isRead || undefined}>
      <div className="notice__what">
        <h2 className="notice__title">
          {!isRead && <span className="brand-visually-hidden">{translate("unread")}: </span>}
          <PortalLink href={path(noticePlace(notice))} onClick={() => void (isRead || onMark(true))}>
            {title}
          </PortalLink>
        </h2>
        <StatusBadge tone={kindTones[notice.kind]}>{kind(notice.kind)}</StatusBadge>
      </div>
      <p className="notice__about">
        <span>{useAboutText(notice)}</span>
        <time dateTime={notice.at}>{formatInstant(notice.at, locale, country)}</time>
      </p>
      {notice.comment && <p className="notice__comment">{notice.comment}</p>}
      <Button
        size="small"
        variant="quiet"
        className="notice__mark"
        isBusy={isBusy}
        aria-label={translate(isRead ? "markUnreadOf" : "markReadOf", { title })}
        onClick={() => onMark(!isRead)}
      >
        {translate(isRead ? "markUnread" : "markRead")}
      </Button>
    </article>
  );
}

function useAboutText({ product, subject, partner, actor }: Notice): string {
  const productLabel = useChoiceDisplay(products satisfies readonly Choice[]);
  const subjectLabel = useSubjectLabel();
  const actorOf = useActorText();
  return [product && productLabel(product), partner ?? subjectLabel(subject), actorOf(actor)]
    .filter(Boolean)
    .join(" · ");
}
