import type { Country } from "@portal/shared/country.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import { type ProductId, products } from "@portal/shared/product.ts";
import { releaseTransitions } from "@portal/shared/release/lifecycle.ts";
import type { Release } from "@portal/shared/release/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { releaseQuery } from "../../../features/release/queries.ts";
import { ReleaseHead } from "../../../features/release/release-head.tsx";
import { ReleaseRequestForm } from "../../../features/release/release-request.tsx";
import { formatInstant } from "../../../lib/text/format.ts";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { ErrorState, Loaded, Skeleton } from "../../../ui/feedback/states.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";
import { useOwnCompany } from "../use-own-company.ts";

/** Asks support to open the certification or the anti-fraud before their time. */
export function ReleasePage() {
  const translate = useTranslations("release");
  const titles = useTranslations("shell.titles");
  const path = usePath();
  const { company, country, error, refetch } = useOwnCompany();
  return (
    <Page narrow>
      <PageHeader
        above={<Link to={path("/onboarding/dashboard")}>{titles("dashboard")}</Link>}
        title={translate("title")}
        intro={translate("lead")}
      />
      {company ? (
        products.map(({ id }) => (
          <ProductRelease key={id} companyId={company.id} product={id} country={country} />
        ))
      ) : error ? (
        <ErrorState title={translate("loadFailed")} error={error} onRetry={refetch} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  );
}

interface ProductReleaseProps {
  readonly companyId: string;
  readonly product: ProductId;
  readonly country: Country;
}

function ProductRelease({ companyId, product, country }: ProductReleaseProps) {
  const translate = useTranslations("release");
  const release = useQuery(releaseQuery(companyId, product));
  const titleId = `release-${product}`;
  return (
    <section className="ui-card" aria-labelledby={titleId}>
      <ReleaseHead titleId={titleId} product={product} release={release.data} />
      <p className="ui-muted">{translate(`target.${product}.lead`)}</p>
      <Loaded query={release} lines={4} errorTitle={translate("loadFailed")}>
        {(loaded) => (
          <>
            <Outcome release={loaded} country={country} />
            <Ask release={loaded} labelledBy={titleId} />
          </>
        )}
      </Loaded>
    </section>
  );
}

/**
 * The request form, only for a closed stage of a product in use; otherwise the reason why there is nothing to
 * request.
 */
function Ask({ release, labelledBy }: { release: Release; labelledBy: string }) {
  const translate = useTranslations("release.obstacle");
  const path = usePath();
  const { obstacle, status } = release;
  if (!allowedActions(releaseTransitions, status, "client").includes("request")) return null;
  if (!obstacle) return <ReleaseRequestForm release={release} labelledBy={labelledBy} />;
  return (
    <Alert tone="info" title={translate(`${obstacle}.title`)}>
      <p>{translate(`${obstacle}.lead`)}</p>
      {obstacle === "product-not-used" && (
        <p>
          <Link to={path("/company")}>{translate("action")}</Link>
        </p>
      )}
    </Alert>
  );
}

const nextPage = {
  "online-payment": "/onboarding/certification",
  "fraud-prevention": "/anti-fraud/access",
} as const satisfies Record<ProductId, string>;

/** The request and support's answer. */
function Outcome({ release, country }: { release: Release; country: Country }) {
  const translate = useTranslations("release");
  const localized = useLocalized();
  const locale = useLocale();
  const path = usePath();
  const { status, product, request, answer, occurrence } = release;
  const when = (at: string) => formatInstant(at, locale, country);
  const name = products.find(({ id }) => id === product)?.label;
  if (status === "under-approval" && request) {
    return (
      <Alert tone="info" title={translate("asked.title")}>
        <p>{translate("asked.lead", { date: when(request.requestedAt) })}</p>
        <p className="ui-comment">{request.reason}</p>
        {occurrence && <p>{translate("number", { number: occurrence.number })}</p>}
      </Alert>
    );
  }
  if (status === "approved" && answer) {
    return (
      <Alert tone="success" title={translate("granted.title")}>
        <p>
          {translate("granted.lead", {
            date: when(answer.answeredAt),
            product: name ? localized(name) : product,
          })}
        </p>
        {answer.comment && <p className="ui-comment">{answer.comment}</p>}
        <p>
          <Link to={path(nextPage[product])}>{translate("granted.action")}</Link>
        </p>
      </Alert>
    );
  }
  if (status === "declined" && answer) {
    const what = answer.isRevoked ? "revoked" : "declined";
    return (
      <Alert tone="warning" title={translate(`${what}.title`)}>
        <p>{translate(`${what}.lead`, { date: when(answer.answeredAt) })}</p>
        {answer.comment && <p className="ui-comment">{answer.comment}</p>}
      </Alert>
    );
  }
  return null;
}
