import { Suspense, useCallback, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";

/** Comes with the first ticket whose company is to be released. */
const ReleaseDialog = lazyPart(async () => (await import("./release-dialog.tsx")).ReleaseDialog);

interface Call {
  readonly companyId: string;
  readonly client: string;
}

/** Offers to open stages of a ticket's company; the dialog stands beside the list, not in its row. */
export function useRelease() {
  const [call, setCall] = useState<Call>();
  const close = useCallback(() => setCall(undefined), []);
  const dialog = call && (
    <Suspense>
      <ReleaseDialog companyId={call.companyId} client={call.client} onClose={close} />
    </Suspense>
  );
  return { open: setCall, dialog };
}

interface ReleaseButtonProps {
  readonly call: Call;
  readonly onOpen: (call: Call) => void;
}

export function ReleaseButton({ call: { companyId, client }, onOpen }: ReleaseButtonProps) {
  const translate = useTranslations("back-office.release");
  return (
    <Button
      variant="link"
      aria-label={translate("open", { client })}
      onClick={() => onOpen({ companyId, client })}
    >
      {translate("action")}
    </Button>
  );
}
