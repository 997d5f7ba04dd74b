import type { Country } from "@portal/shared/country.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import {
  type Production,
  type ProductionSecret,
  productionSecretFields,
} from "@portal/shared/production/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { readOf } from "../../lib/api/read.ts";
import { formatDay, formatInstant } from "../../lib/text/format.ts";
import { usePath } from "../../lib/text/locale.ts";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Loaded, Skeleton } from "../../ui/feedback/states.tsx";
import { DescriptionList } from "../../ui/feedback/status.tsx";
import { Card } from "../../ui/page.tsx";
import { SecretValue } from "../../ui/secret/secret-value.tsx";
import { revealProductionKey } from "../production/queries.ts";

/** Loaded only for people who may request keys. */
const ProductionRequest = lazyPart(
  async () => (await import("../production/production-request.tsx")).ProductionRequest,
);

interface ProductionKeysProps {
  readonly companyId: string;
  readonly country: Country;
}

/** The integration keys of real analyses: requested, delivered, masked, each look recorded. */
export function ProductionKeys({ companyId, country }: ProductionKeysProps) {
  const translate = useTranslations("fraud-keys");
  const production = useQuery(readOf(productionContract, "get", { companyId, product: "fraud-prevention" }));
  return (
    <Card title={translate("production.title")}>
      <p className="ui-muted">{translate("production.lead")}</p>
      <Loaded query={production} lines={3} errorTitle={translate("loadFailed")}>
        {(loaded) => <Keys production={loaded} country={country} />}
      </Loaded>
    </Card>
  );
}

function Keys({ production, country }: { production: Production; country: Country }) {
  const translate = useTranslations("fraud-keys.production");
  const requestTitle = useTranslations("production.request");
  const locale = useLocale();
  const { companyId, product, status, isUnlocked, requestedAt, deliveredAt } = production;
  const day = (at: string | null) => (at ? formatDay(at, locale, country) : "");
  if (status === "delivered") {
    return (
      <>
        <p className="ui-muted">{translate("delivered", { date: day(deliveredAt) })}</p>
        <DescriptionList
          items={productionSecretFields.map((field) => ({
            id: field,
            label: translate(field),
            value: (
              <>
                <SecretValue
                  label={translate(field)}
                  masked={production[field] ?? ""}
                  reveal={() => revealProductionKey(companyId, product, field)}
                />
                <Ending ending={production.ending[field]} country={country} />
              </>
            ),
          }))}
        />
      </>
    );
  }
  if (status === "requested") return <p>{translate("requested", { date: day(requestedAt) })}</p>;
  if (!isUnlocked) return <Locked />;
  return (
    <>
      <h3 id="fraud-keys-request">{requestTitle("keysTitle")}</h3>
      <Suspense fallback={<Skeleton lines={2} />}>
        <ProductionRequest production={production} labelledBy="fraud-keys-request" />
      </Suspense>
    </>
  );
}

interface EndingProps {
  readonly ending: Production["ending"][ProductionSecret];
  readonly country: Country;
}

/** The key that was replaced, for as long as it still works. */
function Ending({ ending, country }: EndingProps) {
  const translate = useTranslations("fraud-keys.production");
  const locale = useLocale();
  const [now] = useState(() => new Date().toISOString());
  if (!ending || ending.until < now) return null;
  const { masked, until } = ending;
  return (
    <p className="ui-muted">{translate("ending", { masked, date: formatInstant(until, locale, country) })}</p>
  );
}

function Locked() {
  const translate = useTranslations("fraud-keys.production");
  const path = usePath();
  return (
    <>
      <p>{translate("locked")}</p>
      <p>
        <Link to={path("/anti-fraud/certification")}>{translate("certification")}</Link>
      </p>
    </>
  );
}
