import type { Country } from "@portal/shared/country.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { productionTransitions } from "@portal/shared/production/lifecycle.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { readOf } from "../../lib/api/read.ts";
import { formatInstant } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";

/** Loaded when it is opened. */
const DeliveryDialog = lazyPart(
  async () => (await import("./production-delivery-dialog.tsx")).ProductionDeliveryDialog,
);

interface ProductionDeliveryProps {
  readonly companyId: string;
  readonly product: ProductId;
  readonly country: Country;
}

/** The delivery of production data by support, once the client has requested it. */
export function ProductionDelivery({ companyId, product, country }: ProductionDeliveryProps) {
  const translate = useTranslations("production.delivery");
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const production = useQuery(readOf(productionContract, "get", { companyId, product }));
  return (
    <Loaded query={production} lines={1}>
      {(loaded) =>
        allowedActions(productionTransitions, loaded.status, "support").includes("deliver") && (
          <p>
            {loaded.requestedAt &&
              translate("requested", { date: formatInstant(loaded.requestedAt, locale, country) })}{" "}
            <Button variant="primary" size="small" onClick={() => setOpen(true)}>
              {translate(loaded.status === "delivered" ? "correct" : "open")}
            </Button>
            {isOpen && (
              <Suspense>
                <DeliveryDialog production={loaded} onClose={() => setOpen(false)} />
              </Suspense>
            )}
          </p>
        )
      }
    </Loaded>
  );
}
