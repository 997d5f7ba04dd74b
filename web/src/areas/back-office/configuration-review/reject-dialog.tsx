import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { type Configuration, configurationSchema } from "@portal/shared/configuration/model.ts";
import { submissionOf } from "../../../lib/api/submission.ts";
import type { DecisionProps } from "./decision.ts";
import { FormRejectDialog } from "./form-reject-dialog.tsx";

export function RejectDialog(props: DecisionProps<Configuration>) {
  const { companyId, product } = props.configuration;
  const reject = submissionOf(configurationContract, "reject", { companyId, product });
  return <FormRejectDialog {...props} schema={configurationSchema} reject={reject} />;
}
