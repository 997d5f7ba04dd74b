import type { Account } from "@portal/shared/account/model.ts";
import { site } from "@portal/shared/site.ts";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useCancelJoin, useRemindOwner } from "../../../features/company/join-acts.ts";
import { formatInstant } from "../../../lib/text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/dialog.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { PageHeader } from "../../../ui/page.tsx";

type JoinRequest = NonNullable<Account["joinRequest"]>;

interface JoinRequestedProps {
  readonly request: JoinRequest;
  /** Asks the server whether the owner has answered; this component disappears once they have. */
  readonly onCheck: () => Promise<unknown>;
  /** Called when the person says that the tax id was mistyped. */
  readonly onCorrect: () => void;
}

export function JoinRequested({ request, onCheck, onCorrect }: JoinRequestedProps) {
  const translate = useTranslations("join-request");
  const locale = useLocale();
  const { document, requestedAt, remindableAt } = request;
  const [openedAt] = useState(() => Date.now());
  const isTooEarly = Date.parse(remindableAt) > openedAt;
  return (
    <>
      <PageHeader title={translate("title")} intro={translate("text")} />
      <Alert tone="info">
        <p>{translate("since", { date: formatInstant(requestedAt, locale), document })}</p>
        <p>{translate("next")}</p>
      </Alert>
      <Check onCheck={onCheck} />
      <div className="ui-actions">
        {!isTooEarly && <RemindButton requestedAt={requestedAt} />}
        <Button onClick={onCorrect}>{translate("correct")}</Button>
        <CancelButton requestedAt={requestedAt} />
      </div>
      {isTooEarly && (
        <p className="ui-muted">{translate("remindFrom", { date: formatInstant(remindableAt, locale) })}</p>
      )}
      <p className="ui-muted">
        {translate("contact")} <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>
      </p>
    </>
  );
}

function Check({ onCheck }: Pick<JoinRequestedProps, "onCheck">) {
  const translate = useTranslations("join-request");
  const [state, setState] = useState<"idle" | "checking" | "still">("idle");
  const check = async () => {
    setState("checking");
    await onCheck();
    setState("still");
  };
  return (
    <div className="ui-actions">
      <Button variant="primary" isBusy={state === "checking"} onClick={() => void check()}>
        {translate("check")}
      </Button>
      <output className="ui-muted">{state === "still" && translate("still")}</output>
    </div>
  );
}

function RemindButton({ requestedAt }: { requestedAt: string }) {
  const translate = useTranslations("join-request");
  const remind = useRemindOwner();
  return (
    <Button isBusy={remind.isPending} onClick={() => remind.mutate(requestedAt)}>
      {translate("remind")}
    </Button>
  );
}

function CancelButton({ requestedAt }: { requestedAt: string }) {
  const translate = useTranslations("join-request");
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelJoin();
  return (
    <>
      <Button onClick={() => setAsking(true)}>{translate("cancel")}</Button>
      {isAsking && (
        <ConfirmDialog
          title={translate("cancelTitle")}
          confirmLabel={translate("cancel")}
          cancelLabel={translate("keep")}
          danger
          onConfirm={async () => {
            await cancel.mutateAsync(requestedAt).catch(() => undefined);
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          {translate("cancelText")}
        </ConfirmDialog>
      )}
    </>
  );
}
