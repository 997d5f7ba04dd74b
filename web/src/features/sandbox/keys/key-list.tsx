import type { Country } from "@portal/shared/country.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import type { IssuedKey, Store, StoreKey } from "@portal/shared/sandbox/model.ts";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { formatInstant } from "../../../lib/text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { ConfirmDialog } from "../../../ui/feedback/dialog.tsx";
import { StatusBadge } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";
import { ActQuestion } from "./act-question.tsx";
import { useIssueKey } from "./use-issue-key.ts";
import "../sandbox.css";

interface KeyListProps {
  readonly companyId: string;
  readonly store: Store;
  readonly country: Country;
  readonly onIssued: (issued: IssuedKey) => void;
}

/** The keys that open a store now. Those of the access data are support's to deliver and replace. */
export function KeyList({ companyId, store, country, onIssued }: KeyListProps) {
  const translate = useTranslations("sandbox.keys");
  const [asked, setAsked] = useState<StoreKey | "rotate">();
  const { merchantId, keys, kind } = store;
  return (
    <Card
      title={translate("title")}
      actions={
        kind === "own" && (
          <Button size="small" onClick={() => setAsked("rotate")}>
            {translate(keys.length > 0 ? "rotate.action" : "rotate.another")}
          </Button>
        )
      }
    >
      <p className="sandbox-value">
        <span className="ui-muted">merchant_id</span> <code>{merchantId}</code>
        <CopyButton text={merchantId} label="merchant_id" />
      </p>
      <p className="ui-muted">{translate(`kind.${kind}`)}</p>
      {keys.length === 0 && <p>{translate("none")}</p>}
      <ul className="sandbox-keys" aria-label={translate("title")}>
        {keys.map((key) => (
          <li key={key.id}>
            <KeyLine storeKey={key} country={country} />
            {kind === "own" && (
              <Button size="small" onClick={() => setAsked(key)}>
                {translate("revoke.action")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked === "rotate" && (
        <Rotation {...{ companyId, merchantId, onIssued }} onClose={() => setAsked(undefined)} />
      )}
      {asked !== undefined && asked !== "rotate" && (
        <Revocation {...{ companyId, merchantId }} keyId={asked.id} onClose={() => setAsked(undefined)} />
      )}
    </Card>
  );
}

function KeyLine({ storeKey, country }: { storeKey: StoreKey; country: Country }) {
  const translate = useTranslations("sandbox.keys");
  const locale = useLocale();
  const { createdAt, until } = storeKey;
  return (
    <span>
      {translate("made", { date: formatInstant(createdAt, locale, country) })}{" "}
      {until === null ? (
        <StatusBadge tone="success">{translate("inUse")}</StatusBadge>
      ) : (
        <StatusBadge tone="warning">
          {translate("until", { date: formatInstant(until, locale, country) })}
        </StatusBadge>
      )}
    </span>
  );
}

interface QuestionProps {
  readonly companyId: string;
  readonly merchantId: string;
  readonly onClose: () => void;
}

function Rotation({
  companyId,
  merchantId,
  onIssued,
  onClose,
}: QuestionProps & Pick<KeyListProps, "onIssued">) {
  const translate = useTranslations("sandbox.keys.rotate");
  const issue = useIssueKey(companyId, translate("failed"), onIssued);
  return (
    <ConfirmDialog
      title={translate("title")}
      confirmLabel={translate("confirm")}
      onCancel={onClose}
      onConfirm={() =>
        issue
          .mutateAsync(merchantId)
          .catch(() => undefined)
          .finally(onClose)
      }
    >
      <p>{translate("lead")}</p>
    </ConfirmDialog>
  );
}

function Revocation({ companyId, merchantId, keyId, onClose }: QuestionProps & { readonly keyId: string }) {
  const words = useTranslations("sandbox.keys.revoke");
  const params = { companyId, merchantId, keyId };
  return (
    <ActQuestion {...{ companyId, words, onClose }} act={() => api(sandboxContract).revokeKey({ params })} />
  );
}
