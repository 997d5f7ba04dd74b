import { callbackAddresses } from "@portal/shared/esitef/callbacks.data.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import type { Endpoints } from "@portal/shared/sandbox/delivery.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { submissionOf } from "../../../lib/api/submission.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { ApiForm } from "../../../ui/form/api-form.tsx";
import { TextField } from "../../../ui/form/field/text-field.tsx";
import { SubmitButton } from "../../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../../ui/form/use-api-form.ts";
import { endpointsQuery, type StorePlace } from "../queries.ts";

interface EndpointsDialogProps {
  readonly place: StorePlace;
  readonly endpoints: Endpoints;
  readonly onClose: () => void;
}

/** The addresses of a store; one that is emptied is told no more. */
export function EndpointsDialog({ place, endpoints, onClose }: EndpointsDialogProps) {
  const translate = useTranslations("sandbox.endpoints");
  const shared = useTranslations("shell.ui");
  const client = useQueryClient();
  const { status, authenticity, cardHash, analysis } = endpoints;
  const form = useApiForm({
    values: {
      status: status ?? "",
      authenticity: authenticity ?? "",
      cardHash: cardHash ?? "",
      analysis: analysis ?? "",
    },
    submissions: { save: submissionOf(sandboxContract, "setEndpoints", { ...place }) },
    failureTitle: translate("form.failed"),
    onSaved: (saved) => {
      client.setQueryData(endpointsQuery(place).queryKey, saved);
      notify.success(translate("form.done"));
      onClose();
    },
  });
  return (
    <Dialog title={translate("form.title")} onClose={onClose} size="large">
      <ApiForm form={form} aria-label={translate("form.title")}>
        <p className="ui-dialog__text">{translate("form.lead")}</p>
        {callbackAddresses.map((name) => (
          <TextField
            key={name}
            name={name}
            type="url"
            inputMode="url"
            optional
            label={translate(`address.${name}`)}
            hint={translate(`form.hint.${name}`)}
          />
        ))}
        <div className="ui-dialog__actions">
          <Button onClick={onClose}>{shared("cancel")}</Button>
          <SubmitButton form={form} intent="save">
            {translate("form.save")}
          </SubmitButton>
        </div>
      </ApiForm>
    </Dialog>
  );
}
