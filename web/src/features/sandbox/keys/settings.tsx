import type { Country } from "@portal/shared/country.ts";
import type { IssuedKey, Sandbox, Store } from "@portal/shared/sandbox/model.ts";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";
import { Clock } from "./clock.tsx";
import { Endpoints } from "./endpoints.tsx";
import { KeyList } from "./key-list.tsx";
import { PublicKey } from "./public-key.tsx";
import { ResetStore } from "./reset-store.tsx";
import { useIssueKey } from "./use-issue-key.ts";

interface SettingsProps {
  readonly sandbox: Sandbox;
  readonly store: Store;
  readonly country: Country;
  readonly onIssued: (issued: IssuedKey) => void;
}

/** Keys of the store in front, what verifies its signatures, its clock and its end. */
export function Settings({ sandbox, store, country, onIssued }: SettingsProps) {
  const translate = useTranslations("sandbox.settings");
  const { companyId, stores, accessData } = sandbox;
  const place = { companyId, merchantId: store.merchantId };
  return (
    <div className="sandbox-settings">
      {accessData === "taken" && (
        <Alert tone="info">
          <p>{translate("taken")}</p>
        </Alert>
      )}
      <KeyList {...{ companyId, store, country, onIssued }} />
      {!stores.some(({ kind }) => kind === "own") && <OwnStore {...{ companyId, onIssued }} />}
      <Clock {...{ companyId, store, country }} />
      <Endpoints key={store.merchantId} {...{ place, country }} />
      <PublicKey {...{ companyId, store }} />
      <ResetStore {...place} />
    </div>
  );
}

function OwnStore({ companyId, onIssued }: Pick<SettingsProps, "onIssued"> & { readonly companyId: string }) {
  const translate = useTranslations("sandbox.first");
  const issue = useIssueKey(companyId, translate("failed"), onIssued);
  return (
    <Card title={translate("own")}>
      <p className="ui-muted">{translate("ownLead")}</p>
      <p>
        <Button size="small" isBusy={issue.isPending} onClick={() => issue.mutate(undefined)}>
          {translate(issue.isPending ? "creating" : "action")}
        </Button>
      </p>
    </Card>
  );
}
