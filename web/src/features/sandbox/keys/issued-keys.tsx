import { withLocale } from "@portal/shared/locales.ts";
import type { IssuedKey } from "@portal/shared/sandbox/model.ts";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Alert, DescriptionList } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";
import { curlOf, firstCall } from "../call/curl.ts";
import { Command } from "../command.tsx";
import "../sandbox.css";

interface IssuedKeysProps {
  readonly issued: IssuedKey;
  readonly onDone: () => void;
}

/** The one time that a key is seen, with a call that works as it stands. */
export function IssuedKeys({ issued: { store, merchantKey }, onDone }: IssuedKeysProps) {
  const translate = useTranslations("sandbox.issued");
  const locale = useLocale();
  const { merchantId } = store;
  const [command] = useState(() =>
    curlOf(firstCall(new Date()), { origin: window.location.origin, merchantId, merchantKey }),
  );
  const value = (text: string, label: string) => (
    <span className="sandbox-value">
      <code>{text}</code>
      <CopyButton text={text} label={label} />
    </span>
  );
  return (
    <>
      <Card title={translate("title")}>
        <Alert tone="warning">
          <p>{translate("once")}</p>
        </Alert>
        <DescriptionList
          items={[
            { id: "id", label: "merchant_id", value: value(merchantId, "merchant_id") },
            { id: "key", label: "merchant_key", value: value(merchantKey, "merchant_key") },
          ]}
        />
      </Card>
      <Card title={translate("callTitle")}>
        <p>{translate("callLead")}</p>
        <Command text={command} label={translate("command")} />
        <div className="onboarding-actions">
          <Button variant="primary" onClick={onDone}>
            {translate("done")}
          </Button>
          <ButtonLink href={withLocale(locale, "/docs/e-sitef/pagamento-rest-begin")}>
            {translate("docs")}
          </ButtonLink>
        </div>
      </Card>
    </>
  );
}
