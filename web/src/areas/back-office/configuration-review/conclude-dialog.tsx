import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { type AccessData, requiredAccessData } from "@portal/shared/access-data/model.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { type Configuration, configurationSchema } from "@portal/shared/configuration/model.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { AccessDataFields } from "../../../features/access-data/access-data-fields.tsx";
import { SharedMerchantId } from "../../../features/access-data/shared-merchant-id.tsx";
import { withoutKeys } from "../../../features/access-data/without-keys.ts";
import { usesAntifraud } from "../../../features/configuration/section/sections.ts";
import { stageHistoryQuery } from "../../../features/history/queries.ts";
import { mayHaveBeenApproved } from "../../../features/history/was-approved.ts";
import { readOf } from "../../../lib/api/read.ts";
import { submissionOf } from "../../../lib/api/submission.ts";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import type { DecisionProps } from "./decision.ts";
import { FormConclude } from "./form-conclude.tsx";

/** Approves the configuration and delivers the access data; data of an earlier delivery can be changed. */
export function ConcludeDialog(props: DecisionProps<Configuration>) {
  const translate = useTranslations("back-office-form.conclude");
  const { companyId, product } = props.configuration;
  const history = useInfiniteQuery(stageHistoryQuery({ companyId, product, stage: "configuration" }));
  const mayExist = mayHaveBeenApproved(history.data?.pages ?? []);
  const delivered = useQuery({
    ...readOf(accessDataContract, "get", { companyId, product }),
    enabled: mayExist,
  });
  return (
    <Dialog title={translate("title")} onClose={props.onClose} size="large">
      {history.isLoading || delivered.isLoading ? (
        <Skeleton lines={6} />
      ) : (
        <ConcludeForm {...props} delivered={delivered.data} />
      )}
    </Dialog>
  );
}

function ConcludeForm({
  delivered,
  ...decision
}: DecisionProps<Configuration> & { readonly delivered: AccessData | undefined }) {
  const translate = useTranslations("back-office-form.conclude");
  const { configuration, occurrence, notes } = decision;
  const { companyId, product } = configuration;
  const labelOf = useTranslations("access-data.field");
  const hasAntifraud = usesAntifraud(configuration.draft);
  return (
    <FormConclude
      {...decision}
      schema={configurationSchema}
      conclude={submissionOf(configurationContract, "conclude", { companyId, product })}
      // The person who works on the integration is the likeliest to use the test environment.
      accessData={delivered ? withoutKeys(delivered) : { email: occurrence.contact.email }}
      consent={{ sharesMerchantId: false }}
      linesOf={(typed) =>
        requiredAccessData(product, hasAntifraud).map((name) => [labelOf(name), typed[name]] as const)
      }
      lead={
        <>
          <p className="ui-dialog__text">{translate("lead")}</p>
          {notes.length > 0 && (
            <Alert tone="warning">
              <p>{translate("withAdjustments", { count: notes.length })}</p>
            </Alert>
          )}
        </>
      }
      renderFields={(failure) => (
        <>
          <div className="review-access">
            <AccessDataFields
              product={product}
              hasAntifraud={hasAntifraud}
              keepsKeys={delivered !== undefined}
            />
          </div>
          <SharedMerchantId failure={failure} field="accessData.merchantId" />
        </>
      )}
    />
  );
}
