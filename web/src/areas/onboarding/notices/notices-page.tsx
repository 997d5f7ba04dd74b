import { type ProductId, products } from "@portal/shared/product.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { noticeCountQuery } from "../../../features/notice/queries.ts";
import { useHasSessionEnded } from "../../../lib/session/session.ts";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { FilterBar, FilterSelect } from "../../../ui/list/filters.tsx";
import { ViewTabs } from "../../../ui/list/view-tabs.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";
import { useOwnCompany } from "../use-own-company.ts";
import { ByMail } from "./by-mail.tsx";
import { NoticeList } from "./notice-list.tsx";

const shows = ["all", "unread"] as const;
type Show = (typeof shows)[number];

const addressOf = (show: Show, product: ProductId | undefined): string =>
  `?${new URLSearchParams({ ...(show === "unread" && { show }), ...(product && { product }) })}`;

/** What is new in the company's two products; what is shown of it lives in the address. */
export function NoticesPage() {
  const translate = useTranslations("notice");
  const titles = useTranslations("shell.titles");
  const [search, setSearch] = useSearchParams();
  const show: Show = search.get("show") === "unread" ? "unread" : "all";
  const product = products.find(({ id }) => id === search.get("product"))?.id;
  const { company, country, error, refetch } = useOwnCompany();
  return (
    <Page>
      <PageHeader title={titles("notices")} intro={translate("lead")} />
      <ViewTabs
        label={translate("views")}
        current={show}
        views={shows.map((id) => ({ id, label: translate(`view.${id}`), to: addressOf(id, product) }))}
      />
      {company ? (
        <>
          <FilterBar>
            <FilterSelect
              label={translate("product")}
              value={product}
              choices={products}
              any={translate("anyProduct")}
              onChange={(chosen) => setSearch(addressOf(show, chosen), { preventScrollReset: true })}
            />
          </FilterBar>
          <NoticeList
            companyId={company.id}
            country={country}
            product={product}
            isUnreadOnly={show === "unread"}
          />
          <Letters companyId={company.id} />
        </>
      ) : error ? (
        <ErrorState title={translate("failed")} error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Page>
  );
}

/** Shown once the choice is known: a box that changes by itself would be no choice. */
function Letters({ companyId }: { companyId: string }) {
  const { data } = useQuery({ ...noticeCountQuery(companyId), enabled: !useHasSessionEnded() });
  return data ? <ByMail companyId={companyId} byMail={data.byMail} /> : null;
}
