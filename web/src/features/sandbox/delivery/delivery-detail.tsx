import type { Country } from "@portal/shared/country.ts";
import { callbackWords } from "@portal/shared/esitef/words/callbacks.data.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import type { Delivery } from "@portal/shared/sandbox/delivery.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { useLocalized } from "../../../lib/text/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../../ui/feedback/notify-failure.ts";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { DescriptionList } from "../../../ui/feedback/status.tsx";
import type { Change } from "../address.ts";
import { CodeText } from "../code-text.tsx";
import { Moment } from "../moment.tsx";
import { deliveryQuery, keepDelivery, type StorePlace } from "../queries.ts";
import { Attempts } from "./attempts.tsx";
import { DeliveryBadge } from "./delivery-status.tsx";
import "../sandbox.css";

interface DeliveryDetailProps {
  readonly place: StorePlace;
  readonly country: Country;
  readonly deliveryId: string;
  readonly addressOf: (change: Change) => string;
  /** Whether who looks may do something, or only read. */
  readonly mayAct: boolean;
}

/** One delivery: the form, where it went, and every answer to it. */
export function DeliveryDetail(props: DeliveryDetailProps) {
  const translate = useTranslations("sandbox.deliveries");
  const delivery = useQuery(deliveryQuery(props.place, props.deliveryId));
  if (delivery.error) {
    return <ErrorState title={translate("gone")} error={delivery.error} onRetry={delivery.refetch} />;
  }
  if (!delivery.data) return <Skeleton lines={8} />;
  return <Told {...props} delivery={delivery.data} />;
}

function Told({
  place,
  country,
  delivery,
  addressOf,
  mayAct,
}: DeliveryDetailProps & { readonly delivery: Delivery }) {
  const translate = useTranslations("sandbox.deliveries");
  const localized = useLocalized();
  const { callback, transactionId, status, at, to, nextAt, body, heard } = delivery;
  const words = callbackWords[callback];
  const value = (id: "status" | "at" | "to" | "next" | "heard" | "transaction", shown: ReactNode) => ({
    id,
    label: translate(id),
    value: shown,
  });
  return (
    <article className="sandbox-detail" aria-labelledby="sandbox-detail">
      <header>
        <h2 id="sandbox-detail" tabIndex={-1}>
          {localized(words.title)}
        </h2>
        <p className="ui-muted">
          <CodeText text={localized(words.purpose)} />
        </p>
      </header>
      <DeliveryActions {...{ place, delivery, mayAct }} />
      <DescriptionList
        items={[
          value("status", <DeliveryBadge status={status} />),
          value("at", <Moment at={at} country={country} />),
          value("to", to ? <code className="sandbox-long">{to}</code> : translate("nowhere")),
          ...(nextAt ? [value("next", <Moment at={nextAt} country={country} />)] : []),
          ...(heard
            ? [
                value(
                  "heard",
                  <>
                    {heard.http ?? translate("noAnswer")} · <Moment at={heard.at} country={country} />
                  </>,
                ),
              ]
            : []),
          // A token that was asked for belongs to nothing.
          ...(transactionId === delivery.id
            ? []
            : [
                value(
                  "transaction",
                  <Link
                    className="sandbox-long"
                    to={addressOf({ view: "transactions", transaction: transactionId })}
                  >
                    {transactionId}
                  </Link>,
                ),
              ]),
        ]}
      />
      <section>
        <h3>{translate("form")}</h3>
        <Form body={body} />
      </section>
      <Attempts delivery={delivery} country={country} />
    </article>
  );
}

/** The form's fields, one on a line, as a receiver reads them. */
function Form({ body }: { body: string }) {
  return (
    <pre className="sandbox-json">
      <code>
        {[...new URLSearchParams(body)].map(([name, text]) => (
          <div key={name}>
            <span data-kind="name">{name}</span>=<span data-kind="value">{text}</span>
          </div>
        ))}
      </code>
    </pre>
  );
}

interface DeliveryActionsProps {
  readonly place: StorePlace;
  readonly delivery: Delivery;
  readonly mayAct: boolean;
}

function DeliveryActions({ place, delivery, mayAct }: DeliveryActionsProps) {
  const translate = useTranslations("sandbox.deliveries.again");
  const shown = useTranslations("sandbox.deliveries");
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const resend = useMutation({
    mutationFn: () => api(sandboxContract).resend({ params: { ...place, deliveryId: delivery.id } }),
    onSuccess: (saved) => {
      keepDelivery(client, place, saved);
      notify.success(translate("asked"));
    },
    onError: (error) => notifyFailure(error, translate("failed")),
  });
  return (
    <p className="sandbox-actions">
      {mayAct && delivery.status !== "waiting" && (
        <Button size="small" variant="primary" isBusy={resend.isPending} onClick={() => resend.mutate()}>
          {translate(resend.isPending ? "sending" : "send")}
        </Button>
      )}
      <span className="sandbox-value">
        {translate("copy")}
        <CopyButton text={delivery.body} label={shown("form")} />
      </span>
    </p>
  );
}
