import { type AccessDataHistoryEntry, secretFields } from "@portal/shared/access-data/model.ts";
import type { Country } from "@portal/shared/country.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl";
import { useCursorPaging } from "../../lib/api/paging.ts";
import { formatInstant } from "../../lib/text/format.ts";
import { EmptyState, Loaded } from "../../ui/feedback/states.tsx";
import { DescriptionList } from "../../ui/feedback/status.tsx";
import { ListFoot } from "../../ui/list/list-foot.tsx";
import { accessDataHistoryQuery } from "./queries.ts";
import { useActorText, useEventTitle } from "./use-event-title.ts";
import "./history.css";

interface AccessDataHistoryProps {
  readonly companyId: string;
  readonly product: ProductId;
  readonly country: Country;
}

/** Deliveries of the test environment's credentials and looks at their keys, masked. */
export function AccessDataHistory({ companyId, product, country }: AccessDataHistoryProps) {
  const translate = useTranslations("history");
  const paging = useCursorPaging();
  const { cursor, limit } = paging;
  const history = useQuery(accessDataHistoryQuery(companyId, product, { cursor, limit }));
  return (
    <>
      <p className="ui-muted">{translate("accessData.lead")}</p>
      <Loaded query={history} lines={5} errorTitle={translate("failed")}>
        {(page) =>
          page.items.length === 0 && !paging.hasPrevious ? (
            <EmptyState title={translate("accessData.empty")}>{translate("accessData.emptyLead")}</EmptyState>
          ) : (
            <>
              <ol className="history-list">
                {page.items.map((entry) => (
                  <li key={entry.id}>
                    <Line entry={entry} country={country} />
                  </li>
                ))}
              </ol>
              <ListFoot paging={paging} page={page} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

const shownFields = ["merchantId", ...secretFields, "site", "user", "login", "email"] as const;

function Line({ entry, country }: { entry: AccessDataHistoryEntry; country: Country }) {
  const translate = useTranslations("history");
  const fieldLabel = useTranslations("access-data.field");
  const { data } = entry;
  const headline = <Headline entry={entry} country={country} />;
  if (!data) return <div className="history-entry">{headline}</div>;
  return (
    <details className="history-entry">
      <summary>
        {headline}
        <span className="history-entry__more">{translate("details")}</span>
      </summary>
      <div className="history-entry__details">
        <DescriptionList
          items={shownFields
            .filter((field) => data[field] !== null)
            .map((field) => ({ id: field, label: fieldLabel(field), value: <code>{data[field]}</code> }))}
        />
      </div>
    </details>
  );
}

function Headline({ entry, country }: { entry: AccessDataHistoryEntry; country: Country }) {
  const translate = useTranslations("history");
  const fieldLabel = useTranslations("access-data.field");
  const actorOf = useActorText();
  const titleOf = useEventTitle();
  const locale = useLocale();
  const { event, at, actor, field, comment } = entry;
  return (
    <span className="history-entry__line">
      <span className="history-entry__what">
        <strong>{titleOf(event)}</strong>
        {field && (
          <span className="ui-muted">{translate("accessData.key", { field: fieldLabel(field) })}</span>
        )}
        {comment && <span className="ui-muted">{comment}</span>}
      </span>
      <span className="history-entry__who">{actorOf(actor)}</span>
      <time className="history-entry__when" dateTime={at}>
        {formatInstant(at, locale, country)}
      </time>
    </span>
  );
}
