import type { Country } from "@portal/shared/country.ts";
import { callbackAddresses } from "@portal/shared/esitef/callbacks.data.ts";
import type { Endpoints as EndpointsView, IssuedSecret } from "@portal/shared/sandbox/delivery.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../../lib/text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { Alert, DescriptionList, StatusBadge } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";
import { endpointsQuery, type StorePlace } from "../queries.ts";
import { SecretQuestion } from "./secret-question.tsx";
import "../sandbox.css";

/** Loaded when it is opened. */
const EndpointsDialog = lazyPart(async () => (await import("./endpoints-dialog.tsx")).EndpointsDialog);

interface EndpointsProps {
  readonly place: StorePlace;
  readonly country: Country;
}

/** Where the store is told what happens to its transactions, and what signs it. */
export function Endpoints({ place, country }: EndpointsProps) {
  const translate = useTranslations("sandbox.endpoints");
  const endpoints = useQuery(endpointsQuery(place));
  return (
    <Card title={translate("title")}>
      <p className="ui-muted">{translate("lead")}</p>
      <Loaded query={endpoints} lines={4} errorTitle={translate("loadFailed")}>
        {(data) => <Told {...{ place, country }} endpoints={data} />}
      </Loaded>
    </Card>
  );
}

interface ToldProps extends EndpointsProps {
  readonly endpoints: EndpointsView;
}

function Told({ place, country, endpoints }: ToldProps) {
  const translate = useTranslations("sandbox.endpoints");
  const locale = useLocale();
  const [open, setOpen] = useState<"addresses" | "secret">();
  const [issued, setIssued] = useState<IssuedSecret>();
  const { secrets, listenerUntil } = endpoints;
  const close = () => setOpen(undefined);
  return (
    <>
      <DescriptionList
        items={callbackAddresses.map((id) => {
          const to = endpoints[id] ?? (id === "analysis" ? endpoints.configuredAnalysis : null);
          return {
            id,
            label: translate(`address.${id}`),
            value: to ? <code className="sandbox-long">{to}</code> : translate("none"),
          };
        })}
      />
      {listenerUntil && (
        <p className="ui-muted">
          {translate("listener", { date: formatInstant(listenerUntil, locale, country) })}
        </p>
      )}
      <ul className="sandbox-keys" aria-label={translate("secret.title")}>
        {secrets.map(({ id, createdAt, until }) => (
          <li key={id}>
            <span>
              {translate("secret.made", { date: formatInstant(createdAt, locale, country) })}{" "}
              <StatusBadge tone={until ? "warning" : "success"}>
                {until
                  ? translate("secret.until", { date: formatInstant(until, locale, country) })
                  : translate("secret.inUse")}
              </StatusBadge>
            </span>
          </li>
        ))}
      </ul>
      {issued && <Issued secret={issued.secret} />}
      <p className="ui-actions">
        <Button size="small" onClick={() => setOpen("addresses")}>
          {translate("change")}
        </Button>
        <Button size="small" onClick={() => setOpen("secret")}>
          {translate(secrets.length > 0 ? "secret.replace" : "secret.create")}
        </Button>
      </p>
      {open === "addresses" && (
        <Suspense>
          <EndpointsDialog {...{ place, endpoints }} onClose={close} />
        </Suspense>
      )}
      {open === "secret" && <SecretQuestion place={place} onIssued={setIssued} onClose={close} />}
    </>
  );
}

/** The one time that a secret is seen. */
function Issued({ secret }: { secret: string }) {
  const translate = useTranslations("sandbox.endpoints.secret");
  return (
    <Alert tone="warning" title={translate("title")}>
      <p>{translate("once")}</p>
      <p className="sandbox-value">
        <code>{secret}</code>
        <CopyButton text={secret} label={translate("title")} />
      </p>
    </Alert>
  );
}
