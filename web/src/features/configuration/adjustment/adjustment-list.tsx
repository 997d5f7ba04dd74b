import type { Configuration, ConfigurationDraft } from "@portal/shared/configuration/model.ts";
import { countCorrections } from "@portal/shared/stage/correction.ts";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { CorrectionBadge, useCorrectionCounts } from "../../../ui/feedback/corrections.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { focusField } from "../../../ui/form/field/focus-field.ts";
import { fieldId, useFormSurroundings } from "../../../ui/form/field/form-context.ts";
import { isShown } from "../section/sections.ts";
import { type OwnAdjustment, useAdjustments } from "./adjustments.tsx";

/** Support's adjustments as a list whose entries link to their fields. */
export function AdjustmentList({ review }: { review: Configuration["review"] }) {
  const translate = useTranslations("configuration.revision");
  const counts = useCorrectionCounts();
  const { all: adjustments, changed } = useAdjustments();
  if (adjustments.length === 0) {
    return (
      <Alert tone="info" title={translate("reopened")}>
        <p>{translate("reopenedLead")}</p>
      </Alert>
    );
  }
  const isKnown = changed !== undefined;
  const count = countCorrections(adjustments.map(({ state = "open" }) => state));
  const isDone = isKnown && count.open === 0;
  return (
    <Alert tone={isDone ? "success" : "warning"} title={translate(isDone ? "allDone" : "title")}>
      <p>{isDone ? translate("allDoneLead") : translate("lead", { count: adjustments.length })}</p>
      {isKnown && <p>{counts(count)}</p>}
      {review?.comment && (
        <blockquote className="configuration-comment">
          <p className="configuration-comment__label">{translate("comment")}</p>
          {review.comment}
        </blockquote>
      )}
      <ul className="configuration-adjustments" aria-label={translate("items")}>
        {adjustments.map((adjustment) => (
          <AdjustmentItem key={adjustment.field} {...adjustment} />
        ))}
      </ul>
    </Alert>
  );
}

function AdjustmentItem({ field, comment, state }: OwnAdjustment) {
  const translate = useTranslations("configuration");
  const { idPrefix } = useFormSurroundings();
  const antifraudSolution: ConfigurationDraft["antifraudSolution"] = useWatch({
    name: "draft.antifraudSolution",
  });
  // A field that was hidden since is reached through the field that hides it.
  const target = isShown(field, { antifraudSolution }) ? field : "antifraudSolution";
  const label = translate(`field.${field}`);
  return (
    <li>
      <Button
        variant="link"
        aria-label={translate("revision.go", { field: label })}
        onClick={() => focusField(fieldId(idPrefix, `draft.${target}`))}
      >
        {label}
      </Button>{" "}
      {state && <CorrectionBadge state={state} />}
      <p>{comment}</p>
    </li>
  );
}
