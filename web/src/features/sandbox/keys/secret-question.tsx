import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import type { IssuedSecret } from "@portal/shared/sandbox/delivery.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api } from "../../../lib/api/api.ts";
import { ConfirmDialog } from "../../../ui/feedback/dialog.tsx";
import { useNotifyFailure } from "../../../ui/feedback/notify-failure.ts";
import { endpointsQuery, type StorePlace } from "../queries.ts";

interface SecretQuestionProps {
  readonly place: StorePlace;
  readonly onIssued: (issued: IssuedSecret) => void;
  readonly onClose: () => void;
}

/** Makes a secret; whoever shows it keeps it on the screen, and nothing else does. */
export function SecretQuestion({ place, onIssued, onClose }: SecretQuestionProps) {
  const translate = useTranslations("sandbox.endpoints.secret");
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const issue = useMutation({
    mutationFn: () => api(sandboxContract).rotateSecret({ params: { ...place } }),
    gcTime: 0,
    onSuccess: (issued) => {
      client.setQueryData(endpointsQuery(place).queryKey, issued.endpoints);
      onIssued(issued);
    },
    onError: (error) => notifyFailure(error, translate("failed")),
  });
  return (
    <ConfirmDialog
      title={translate("question")}
      confirmLabel={translate("confirm")}
      onCancel={onClose}
      onConfirm={() =>
        issue
          .mutateAsync()
          .catch(() => undefined)
          .finally(onClose)
      }
    >
      <p>{translate("lead")}</p>
    </ConfirmDialog>
  );
}
