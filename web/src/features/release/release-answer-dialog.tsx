import type { Company } from "@portal/shared/company/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import type { Release } from "@portal/shared/release/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { submissionOf } from "../../lib/api/submission.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { ApiForm } from "../../ui/form/api-form.tsx";
import { TextArea } from "../../ui/form/field/text-field.tsx";
import { SubmitButton } from "../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../ui/form/use-api-form.ts";
import { refreshQueue, refreshStages } from "../occurrence/model.ts";
import { releaseQuery } from "./queries.ts";

export type SupportAction = "grant" | "decline" | "revoke";

interface AnswerDialogProps {
  readonly release: Release;
  readonly action: SupportAction;
  readonly company: Company;
  readonly onClose: () => void;
  readonly onGranted: () => void;
}

/** Opens the stage or says why it stays closed. */
export function ReleaseAnswerDialog({ release, action, company, onClose, onGranted }: AnswerDialogProps) {
  const translate = useTranslations(`release.answer.${action}`);
  const shared = useTranslations("shell.ui");
  const client = useQueryClient();
  const byHand = useTranslations("release.answer");
  const { companyId, product, version } = release;
  const isByHand = action === "grant" && release.status !== "under-approval";
  const params: { companyId: string; product: ProductId } = { companyId, product };
  const form = useApiForm({
    values: { version, comment: "" },
    submissions: { answer: submissionOf(releaseContract, action, params) },
    failureTitle: translate("failed"),
    onSaved: (saved) => {
      client.setQueryData(releaseQuery(companyId, product).queryKey, saved);
      refreshQueue(client);
      refreshStages(client, companyId);
      onClose();
      if (action === "grant") onGranted();
    },
  });
  const title = translate("title", { company: company.data.tradingName });
  return (
    <Dialog title={title} onClose={onClose}>
      <ApiForm form={form} aria-label={title}>
        <p className="ui-dialog__text">{translate("lead")}</p>
        <TextArea
          name="comment"
          label={isByHand ? byHand("byHand") : translate("comment")}
          optional={action === "grant" && !isByHand}
          rows={3}
          maxLength={1000}
        />
        <div className="ui-dialog__actions">
          <Button onClick={onClose}>{shared("cancel")}</Button>
          <SubmitButton form={form} intent="answer">
            {translate("action")}
          </SubmitButton>
        </div>
      </ApiForm>
    </Dialog>
  );
}
