import type { Country } from "@portal/shared/country.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import type { Store } from "@portal/shared/sandbox/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { formatInstant } from "../../../lib/text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/page.tsx";
import { refreshStore } from "../queries.ts";
import { useStoreAct } from "../use-store-act.ts";

interface ClockProps {
  readonly companyId: string;
  readonly store: Store;
  readonly country: Country;
}

const minute = 60;
const day = 24 * 60 * minute;
/** A Pix is over after three minutes, a schedule charges by days, weeks and months. */
const steps = [
  { id: "fourMinutes", seconds: 4 * minute },
  { id: "hour", seconds: 60 * minute },
  { id: "day", seconds: day },
  { id: "week", seconds: 7 * day },
  { id: "month", seconds: 31 * day },
] as const;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Moves the store's time ahead, so that what is due later happens now. */
export function Clock({ companyId, store, country }: ClockProps) {
  const translate = useTranslations("sandbox.clock");
  const locale = useLocale();
  const client = useQueryClient();
  const now = useNow();
  const { merchantId, clockOffsetSeconds } = store;
  const place = { companyId, merchantId };
  const move = useStoreAct(
    companyId,
    (seconds: number) =>
      api(sandboxContract)
        .moveClock({ params: place, body: { seconds } })
        .finally(() => void refreshStore(client, place)),
    { done: translate("done"), failed: translate("failed") },
  );
  const shown = formatInstant(new Date(now + clockOffsetSeconds * 1000).toISOString(), locale, country);
  return (
    <Card title={translate("title")}>
      <p className="sandbox-clock">
        <time>{shown}</time>{" "}
        <span className="ui-muted">{translate(clockOffsetSeconds === 0 ? "real" : "moved")}</span>
      </p>
      <p className="ui-muted">{translate("lead", { country })}</p>
      <p className="ui-actions">
        {steps.map(({ id, seconds }) => (
          <Button key={id} size="small" isBusy={move.isPending} onClick={() => move.mutate(seconds)}>
            {translate(`step.${id}`)}
          </Button>
        ))}
      </p>
    </Card>
  );
}
