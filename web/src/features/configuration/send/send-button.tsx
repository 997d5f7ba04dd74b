import type { ConfigurationDraft } from "@portal/shared/configuration/model.ts";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { Submission } from "../../../lib/api/submission.ts";
import { Button } from "../../../ui/button.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { withoutBlanks } from "../../../ui/form/form-values.ts";
import type { ApiForm } from "../../../ui/form/use-api-form.ts";
import type { ConfigurationFormValues } from "../form-values.ts";

/** Loaded when it is opened. */
const SendDialog = lazyPart(async () => (await import("./send-dialog.tsx")).SendDialog);

interface SendButtonProps {
  readonly form: ApiForm<ConfigurationFormValues, "saveDraft" | "send">;
  readonly schema: Submission<unknown>["schema"];
}

/** Sends after a summary; while it cannot be sent, the fields show why instead. */
export function SendButton({ form, schema }: SendButtonProps) {
  const translate = useTranslations("configuration");
  const [summary, setSummary] = useState<ConfigurationDraft>();
  const review = () => {
    const values = form.methods.getValues();
    if (schema.safeParse(withoutBlanks(values)).success) setSummary(values.draft);
    else form.submit("send");
  };
  return (
    <>
      <Button variant="primary" isBusy={form.sending !== undefined} onClick={review}>
        {translate(form.sending === "send" ? "sending" : "send")}
      </Button>
      <Suspense>
        {summary && (
          <SendDialog
            draft={summary}
            onCancel={() => setSummary(undefined)}
            onConfirm={() => {
              setSummary(undefined);
              form.submit("send");
            }}
          />
        )}
      </Suspense>
    </>
  );
}
