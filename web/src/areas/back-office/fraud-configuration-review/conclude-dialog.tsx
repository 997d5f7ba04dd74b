import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import {
  type FraudConfiguration,
  fraudConfigurationSchema,
} from "@portal/shared/fraud-configuration/model.ts";
import { useTranslations } from "use-intl";
import { submissionOf } from "../../../lib/api/submission.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { TextField } from "../../../ui/form/field/text-field.tsx";
import type { DecisionProps } from "../configuration-review/decision.ts";
import { FormConclude } from "../configuration-review/form-conclude.tsx";

/** Approves the configuration and delivers the key of the test environment. */
export function ConcludeDialog(decision: DecisionProps<FraudConfiguration>) {
  const translate = useTranslations("back-office-form.conclude");
  const words = useTranslations("fraud-view.conclude");
  const { companyId, revision } = decision.configuration;
  return (
    <Dialog title={translate("title")} onClose={decision.onClose} size="large">
      <FormConclude
        {...decision}
        schema={fraudConfigurationSchema}
        conclude={submissionOf(fraudConfigurationContract, "conclude", { companyId })}
        accessData={{ fraudDetectTestKey: "" }}
        lead={<p className="ui-dialog__text">{words("lead")}</p>}
        renderFields={() => (
          <TextField
            name="accessData.fraudDetectTestKey"
            label={words("key")}
            hint={revision > 1 ? words("keepsKey") : undefined}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      />
    </Dialog>
  );
}
