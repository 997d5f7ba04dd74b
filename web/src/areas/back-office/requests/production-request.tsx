import type { Company } from "@portal/shared/company/model.ts";
import { type Country, countryOf } from "@portal/shared/country.ts";
import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import type { Production } from "@portal/shared/production/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl";
import { useSubject } from "../../../features/occurrence/use-subject.ts";
import { ProductionDelivery } from "../../../features/production/production-delivery.tsx";
import { readOf } from "../../../lib/api/read.ts";
import { formatInstant } from "../../../lib/text/format.ts";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { DescriptionList } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";
import { useReadAgain } from "../review/use-followed-ticket.ts";
import { RequestFrame } from "./request-frame.tsx";

interface ProductionRequestProps {
  readonly occurrence: StageOccurrence;
  readonly company: Company;
}

/** The request for one product's production data, with what was delivered; what the client wrote is in the history. */
export function ProductionRequest({ occurrence, company }: ProductionRequestProps) {
  const translate = useTranslations("back-office-review.request");
  const subjectOf = useSubject();
  const { product } = occurrence;
  const production = useQuery(readOf(productionContract, "get", { companyId: company.id, product }));
  useReadAgain(occurrence, production.refetch);
  const country = countryOf(company.data.taxIdentificationType);
  return (
    <Loaded query={production} lines={8}>
      {(loaded) => (
        <RequestFrame
          occurrence={occurrence}
          company={company}
          status={loaded.status}
          sentences={{ delivered: translate("delivered") }}
        >
          <Card title={subjectOf(occurrence).subject}>
            <Identifiers production={loaded} country={country} />
            <ProductionDelivery companyId={company.id} product={product} country={country} />
          </Card>
        </RequestFrame>
      )}
    </Loaded>
  );
}

function Identifiers({
  production,
  country,
}: {
  readonly production: Production;
  readonly country: Country;
}) {
  const translate = useTranslations("back-office-review.request");
  const swap = useTranslations("production.swap");
  const keys = useTranslations("production.delivery.field");
  const locale = useLocale();
  const { testMerchantId, merchantId, privateKey, publicKey, deliveredAt } = production;
  const when = deliveredAt && formatInstant(deliveredAt, locale, country);
  const given = [
    { id: "test", label: swap("testMerchantId"), value: testMerchantId },
    { id: "merchantId", label: keys("merchantId"), value: merchantId },
    { id: "privateKey", label: keys("privateKey"), value: privateKey },
    { id: "publicKey", label: keys("publicKey"), value: publicKey },
    { id: "at", label: translate("deliveredAt"), value: when },
  ].filter(({ value }) => value !== null);
  return given.length > 0 && <DescriptionList items={given} />;
}
