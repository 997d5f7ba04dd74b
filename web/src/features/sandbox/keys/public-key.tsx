import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import type { Store } from "@portal/shared/sandbox/model.ts";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { DescriptionList } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";
import { ActQuestion } from "./act-question.tsx";

/** Loaded when it is opened. */
const PublicKeyDialog = lazyPart(async () => (await import("./public-key-dialog.tsx")).PublicKeyDialog);

interface PublicKeyProps {
  readonly companyId: string;
  readonly store: Store;
}

/** What verifies the store's signed calls. */
export function PublicKey({ companyId, store }: PublicKeyProps) {
  const translate = useTranslations("sandbox.publicKey");
  const [open, setOpen] = useState<"register" | "remove">();
  const { merchantId, publicKey } = store;
  const close = () => setOpen(undefined);
  return (
    <Card title={translate("title")}>
      <p className="ui-muted">{translate("lead")}</p>
      {publicKey ? (
        <DescriptionList
          items={[
            {
              id: "fingerprint",
              label: translate("fingerprint"),
              value: <code className="sandbox-long">{publicKey.fingerprint}</code>,
            },
            { id: "bits", label: translate("length"), value: translate("bits", { bits: publicKey.bits }) },
          ]}
        />
      ) : (
        <p>{translate("none")}</p>
      )}
      <p className="ui-actions">
        <Button size="small" onClick={() => setOpen("register")}>
          {translate(publicKey ? "replace" : "register")}
        </Button>
        {publicKey && (
          <Button size="small" onClick={() => setOpen("remove")}>
            {translate("remove.action")}
          </Button>
        )}
      </p>
      {open === "register" && (
        <Suspense>
          <PublicKeyDialog companyId={companyId} merchantId={merchantId} onClose={close} />
        </Suspense>
      )}
      {open === "remove" && <Removal {...{ companyId, merchantId }} onClose={close} />}
    </Card>
  );
}

interface RemovalProps {
  readonly companyId: string;
  readonly merchantId: string;
  readonly onClose: () => void;
}

function Removal({ companyId, merchantId, onClose }: RemovalProps) {
  const words = useTranslations("sandbox.publicKey.remove");
  const params = { companyId, merchantId };
  return (
    <ActQuestion
      {...{ companyId, words, onClose }}
      act={() => api(sandboxContract).removePublicKey({ params })}
    />
  );
}
