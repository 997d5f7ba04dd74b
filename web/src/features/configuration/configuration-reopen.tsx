import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { Configuration } from "@portal/shared/configuration/model.ts";
import { api } from "../../lib/api/api.ts";
import { readOf } from "../../lib/api/read.ts";
import { ReopenButton } from "./reopen-button.tsx";

/** Reopens Online Payment's. */
export function ConfigurationReopen({ configuration }: { configuration: Configuration }) {
  const { companyId, product, version } = configuration;
  return (
    <ReopenButton
      companyId={companyId}
      queryKey={readOf(configurationContract, "get", { companyId, product }).queryKey}
      reopen={() => api(configurationContract).reopen({ params: { companyId, product }, body: { version } })}
    />
  );
}
