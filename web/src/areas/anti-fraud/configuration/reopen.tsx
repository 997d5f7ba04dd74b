import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import type { FraudConfiguration } from "@portal/shared/fraud-configuration/model.ts";
import { ReopenButton } from "../../../features/configuration/reopen-button.tsx";
import { fraudConfigurationQuery } from "../../../features/fraud-configuration/queries.ts";
import { api } from "../../../lib/api/api.ts";

/** Opens a new revision of an approved configuration. */
export function Reopen({ configuration: { companyId, version } }: { configuration: FraudConfiguration }) {
  return (
    <ReopenButton
      companyId={companyId}
      queryKey={fraudConfigurationQuery(companyId).queryKey}
      reopen={() => api(fraudConfigurationContract).reopen({ params: { companyId }, body: { version } })}
    />
  );
}
