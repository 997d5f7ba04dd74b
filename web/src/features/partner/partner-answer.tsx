import { allowedActions } from "@portal/shared/lifecycle.ts";
import { type PartnerAction, partnerTransitions } from "@portal/shared/partner/lifecycle.ts";
import type { Partner } from "@portal/shared/partner/model.ts";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";

/** Loaded when it is opened. */
const AnswerDialog = lazyPart(async () => (await import("./partner-answer-dialog.tsx")).PartnerAnswerDialog);

/** Support's buttons to list, decline or remove a partner, as the lifecycle allows. */
export function PartnerAnswer({ partner }: { partner: Partner }) {
  const translate = useTranslations("partner.answer");
  const [action, setAction] = useState<PartnerAction>();
  return (
    <div className="partner-actions">
      {allowedActions(partnerTransitions, partner.status, "support").map((name) => (
        <Button
          key={name}
          variant={partnerTransitions[name].kind === "approved" ? "primary" : "secondary"}
          size="small"
          onClick={() => setAction(name)}
        >
          {translate(`${name}.action`)}
          <span className="brand-visually-hidden"> {partner.data.name}</span>
        </Button>
      ))}
      {action && (
        <Suspense>
          <AnswerDialog partner={partner} action={action} onClose={() => setAction(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
