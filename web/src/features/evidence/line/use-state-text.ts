import { maxEvidenceBytes, maxFilesPerCase } from "@portal/shared/evidence/model.ts";
import { useCallback } from "react";
import { useTranslations } from "use-intl";
import { useFailureSentence } from "../../../ui/feedback/failure-text.tsx";
import type { TransferFailure } from "../upload/upload.ts";
import type { RowState } from "./rows.ts";

export const maxMegabytes = maxEvidenceBytes / 1024 / 1024;
export const maxNameCharacters = 120;

/** Why bytes did not arrive, and what to do. */
export function useFailureText(): (failure: TransferFailure) => string {
  const translate = useTranslations("evidence.failure");
  const translateError = useTranslations("errors");
  const failureSentence = useFailureSentence();
  return useCallback(
    (failure) => {
      if (failure.kind === "refused-by-store") return translate(failure.kind, { status: failure.status });
      if (failure.kind !== "api") return translate(failure.kind);
      const { requestId } = failure.error;
      return [
        translate("store"),
        failureSentence(failure.error),
        requestId && translateError("requestId", { id: requestId }),
      ]
        .filter(Boolean)
        .join(" ");
    },
    [translate, translateError, failureSentence],
  );
}

/** What a line says about its file: the same to the eye and to the ear. */
export function useStateText(): (state: RowState) => string {
  const translate = useTranslations("evidence");
  const failureText = useFailureText();
  return useCallback(
    (state) => {
      if (state.name === "uploading")
        return translate("state.uploading", { done: Math.round(state.done * 100) / 100 });
      if (state.name === "inspecting")
        return translate(state.isLate ? "state.late" : state.isSent ? "state.inspecting" : "state.awaited");
      if (state.name === "refused") return translate(`refusal.${state.refusal ?? "unknown"}`);
      if (state.name === "failed") return failureText(state.failure);
      if (state.name !== "unfit") return translate(`state.${state.name}`);
      const limit = state.reason === "too-many" ? maxFilesPerCase : maxNameCharacters;
      return translate(`unfit.${state.reason}`, { megabytes: maxMegabytes, limit });
    },
    [translate, failureText],
  );
}
