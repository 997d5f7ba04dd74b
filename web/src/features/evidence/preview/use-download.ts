import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFailureSentence } from "../../../ui/feedback/failure-text.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../../ui/feedback/notify-failure.ts";
import { failureOf } from "../upload/upload.ts";
import { saveAs } from "./content.ts";
import { fileOpened } from "./opened-files.ts";
import { contentQuery } from "./queries.ts";

/** Why a file could not be fetched, in a sentence. */
export function useFetchFailureText(): (error: unknown) => string {
  const translate = useTranslations("evidence.download");
  const failureSentence = useFailureSentence();
  return (error) => {
    const failure = failureOf(error);
    if (failure.kind === "refused-by-store") return translate("refused", { status: failure.status });
    return failure.kind === "api" ? failureSentence(failure.error) : translate("unreachable");
  };
}

/**
 * Saves an inspected file. It is fetched, not navigated to: a navigation would trigger the question about unsaved
 * changes, and a refusal by the store would replace the page.
 */
export function useDownload(companyId: string) {
  const translate = useTranslations("evidence.download");
  const queryClient = useQueryClient();
  const failureText = useFetchFailureText();
  const notifyFailure = useNotifyFailure();
  const [isBusy, setBusy] = useState(false);
  const download = async (file: EvidenceFile) => {
    setBusy(true);
    try {
      saveAs(await queryClient.fetchQuery(contentQuery(companyId, file)), file.fileName);
      fileOpened(file.id);
    } catch (error) {
      const title = translate("failed", { name: file.fileName });
      if (failureOf(error).kind === "api") notifyFailure(error, title);
      else notify.error(title, failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return { download, isBusy };
}
