import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import {
  type FraudConfiguration,
  fraudConfigurationSchema,
} from "@portal/shared/fraud-configuration/model.ts";
import { submissionOf } from "../../../lib/api/submission.ts";
import type { DecisionProps } from "../configuration-review/decision.ts";
import { FormRejectDialog } from "../configuration-review/form-reject-dialog.tsx";

export function RejectDialog(props: DecisionProps<FraudConfiguration>) {
  const { companyId } = props.configuration;
  const reject = submissionOf(fraudConfigurationContract, "reject", { companyId });
  return <FormRejectDialog {...props} schema={fraudConfigurationSchema} reject={reject} />;
}
