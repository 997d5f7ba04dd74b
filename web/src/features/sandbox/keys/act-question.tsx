import type { Store } from "@portal/shared/sandbox/model.ts";
import { ConfirmDialog } from "../../../ui/feedback/dialog.tsx";
import { useStoreAct } from "../use-store-act.ts";

interface ActQuestionProps {
  readonly companyId: string;
  readonly words: (name: "title" | "lead" | "confirm" | "done" | "failed") => string;
  readonly act: () => Promise<Store>;
  readonly onClose: () => void;
}

/** Asks before an act takes something away from a store. */
export function ActQuestion({ companyId, words, act, onClose }: ActQuestionProps) {
  const run = useStoreAct(companyId, act, { done: words("done"), failed: words("failed") });
  return (
    <ConfirmDialog
      title={words("title")}
      confirmLabel={words("confirm")}
      danger
      onCancel={onClose}
      onConfirm={() =>
        run
          .mutateAsync()
          .catch(() => undefined)
          .finally(onClose)
      }
    >
      <p>{words("lead")}</p>
    </ConfirmDialog>
  );
}
