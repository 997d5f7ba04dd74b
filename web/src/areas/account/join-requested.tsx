import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../lib/format.ts";
import { PageHeader } from "../../ui/page.tsx";
import { Alert } from "../../ui/status.tsx";

interface JoinRequestedProps {
  readonly requestedAt: string;
  /** Asks the server whether the owner has answered; this part is gone when they have. */
  readonly onCheck: () => Promise<unknown>;
}

export function JoinRequested({ requestedAt, onCheck }: JoinRequestedProps) {
  const translate = useTranslations("company");
  const locale = useLocale();
  const [state, setState] = useState<"idle" | "checking" | "still">("idle");
  const check = async () => {
    setState("checking");
    await onCheck();
    setState("still");
  };
  return (
    <>
      <PageHeader title={translate("joinTitle")} intro={translate("joinText")} />
      <Alert tone="info">
        <p>{translate("joinSince", { date: formatInstant(requestedAt, locale) })}</p>
        <p>{translate("joinNext")}</p>
      </Alert>
      <div className="ui-actions">
        <button
          type="button"
          className="brand-button brand-button--primary"
          aria-disabled={state === "checking"}
          onClick={() => state !== "checking" && void check()}
        >
          {translate("joinCheck")}
        </button>
        <output className="ui-muted">{state === "still" && translate("joinStill")}</output>
      </div>
    </>
  );
}
