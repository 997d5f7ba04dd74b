import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import {
  type FraudCertification,
  fraudCertificationSchema,
} from "@portal/shared/fraud-certification/model.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { ApiError, isApiError } from "../../../lib/api/api-error.ts";
import { readsOf } from "../../../lib/api/read.ts";
import { createSubmissionKeys } from "../../../lib/api/submission-key.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/dialog.tsx";
import { FailureText } from "../../../ui/feedback/failure-text.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { keepFraudCertification } from "../queries.ts";

/** Sends to support; a send whose answer got lost is repeated under the same key. */
function useSend({ companyId, version }: FraudCertification) {
  const translate = useTranslations("fraud-certification.summary");
  const client = useQueryClient();
  const [keys] = useState(() => createSubmissionKeys());
  return useMutation({
    mutationFn: () =>
      api(fraudCertificationContract).send(
        { params: { companyId }, body: { version } },
        { idempotencyKey: keys.keyFor(String(version)) },
      ),
    onSettled: (_, error) => keys.settle(error ?? undefined),
    onSuccess: (saved) => {
      keepFraudCertification(client, saved);
      notify.success(translate("sent"));
    },
    onError: (error) => {
      const current = isApiError(error) ? fraudCertificationSchema.safeParse(error.current) : undefined;
      if (current?.success) return keepFraudCertification(client, current.data);
      void client.invalidateQueries(readsOf("fraud-certification", { companyId }));
      void client.invalidateQueries(readsOf("evidence", { companyId, product: "fraud-prevention" }));
    },
  });
}

interface SendScenariosProps {
  readonly certification: FraudCertification;
  /** How many scenarios wait for a verdict. */
  readonly count: number;
  /** Says what is missing instead, while something is. */
  readonly onIncomplete: (() => void) | undefined;
}

/** The way to support, and why it was not notified where that failed. */
export function SendScenarios({ certification, count, onIncomplete }: SendScenariosProps) {
  const translate = useTranslations("fraud-certification");
  const [isAsking, setAsking] = useState(false);
  const send = useSend(certification);
  const { error } = send;
  const failure = error === null ? undefined : isApiError(error) ? error : new ApiError("internal-error");
  return (
    <>
      {failure && (
        <div className="ui-alert ui-alert--danger" role="alert">
          <FailureText error={failure} title={translate("notifyFailed")} />
        </div>
      )}
      <div className="fraud-actions">
        <Button
          variant="primary"
          aria-disabled={send.isPending || onIncomplete !== undefined}
          onClick={() => {
            if (onIncomplete) onIncomplete();
            else if (!send.isPending) setAsking(true);
          }}
        >
          {translate("summary.send")}
        </Button>
        {onIncomplete && <p className="ui-muted">{translate("summary.notYet")}</p>}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={translate("summary.confirmTitle")}
          confirmLabel={translate("summary.send")}
          onCancel={() => setAsking(false)}
          // Failures are shown behind the dialog.
          onConfirm={() =>
            send
              .mutateAsync()
              .catch(() => undefined)
              .finally(() => setAsking(false))
          }
        >
          <p>{translate("summary.confirmLead", { count })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
