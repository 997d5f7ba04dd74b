import type { Company } from "@portal/shared/company/model.ts";
import { countryOf } from "@portal/shared/country.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import { occurrenceStatusOf } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { type ReleaseStatus, releaseTransitions } from "@portal/shared/release/lifecycle.ts";
import { type Release, releaseCategories } from "@portal/shared/release/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { type Description, DescriptionList, StatusBadge, type Tone } from "../../ui/feedback/status.tsx";
import { type Choice, useChoiceDisplay } from "../../ui/form/field/choice.ts";
import { releaseQuery } from "./queries.ts";
import type { SupportAction } from "./release-answer-dialog.tsx";

/** Loaded when it is opened. */
const AnswerDialog = lazyPart(async () => (await import("./release-answer-dialog.tsx")).ReleaseAnswerDialog);

interface ReleaseAnswerProps {
  readonly company: Company;
  readonly product: ProductId;
}

/** One product's closed stage as support sees it: the request, and the buttons to release or decline. */
export function ReleaseAnswer({ company, product }: ReleaseAnswerProps) {
  const translate = useTranslations("release");
  const [action, setAction] = useState<SupportAction>();
  const [isReleased, setReleased] = useState(false);
  const release = useQuery(releaseQuery(company.id, product));
  const titleId = `release-${product}`;
  return (
    <section className="ui-card" aria-labelledby={titleId}>
      <div className="ui-card__head">
        <h2 id={titleId}>{translate(`target.${product}.title`)}</h2>
        {release.data && <TicketState status={release.data.status} />}
      </div>
      <Loaded query={release} lines={3}>
        {(loaded) => (
          <>
            <Asked release={loaded} company={company} />
            {loaded.obstacle && loaded.status !== "approved" && (
              <p className="ui-muted">{translate(`answer.obstacle.${loaded.obstacle}`)}</p>
            )}
            <Actions release={loaded} onChoose={setAction} />
            {action && (
              <Suspense>
                <AnswerDialog
                  release={loaded}
                  action={action}
                  company={company}
                  onClose={() => setAction(undefined)}
                  onGranted={() => setReleased(true)}
                />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
      {isReleased && (
        <ReleasedDialog company={company} product={product} onClose={() => setReleased(false)} />
      )}
    </section>
  );
}

const ticketTones = {
  open: "neutral",
  "under-approval": "warning",
  approved: "success",
  declined: "neutral",
} as const satisfies Record<ReleaseStatus, Tone>;

/** Named and coloured as in the queue: support reads one word for one state. */
function TicketState({ status }: Pick<Release, "status">) {
  const translate = useTranslations("release.status");
  const translateTicket = useTranslations("occurrence.status");
  return (
    <StatusBadge tone={ticketTones[status]}>
      {status === "open" ? translate(status) : translateTicket(occurrenceStatusOf[status])}
    </StatusBadge>
  );
}

function Actions({ release, onChoose }: { release: Release; onChoose: (action: SupportAction) => void }) {
  const translate = useTranslations("release.answer");
  const actions = allowedActions(releaseTransitions, release.status, "support").filter(
    (name): name is SupportAction => name !== "request",
  );
  return (
    <div className="ui-actions">
      {actions.map((name) => (
        <Button
          key={name}
          variant={name === "grant" ? "primary" : "secondary"}
          onClick={() => onChoose(name)}
        >
          {translate(`${name}.action`)}
        </Button>
      ))}
    </div>
  );
}

function Asked({
  release: { request, answer, occurrence },
  company,
}: {
  release: Release;
  company: Company;
}) {
  const translate = useTranslations("release");
  const locale = useLocale();
  const categoryOf = useChoiceDisplay(releaseCategories satisfies readonly Choice[]);
  const when = (at: string) => formatInstant(at, locale, countryOf(company.data.taxIdentificationType));
  if (!request && !answer) return <p className="ui-muted">{translate("answer.notAsked")}</p>;
  const items: Description[] = [];
  if (occurrence) items.push({ id: "number", label: translate("answer.number"), value: occurrence.number });
  if (request) {
    items.push(
      { id: "category", label: translate("request.category"), value: categoryOf(request.category) },
      {
        id: "reason",
        label: translate("request.reason"),
        value: <span className="ui-comment">{request.reason}</span>,
      },
      {
        id: "at",
        label: translate("answer.requestedAt"),
        value: [when(request.requestedAt), request.requestedBy].filter(Boolean).join(" · "),
      },
    );
  }
  if (answer) {
    items.push({
      id: "answer",
      label: translate("answer.given"),
      value: `${when(answer.answeredAt)}${answer.comment ? `: ${answer.comment}` : ""}`,
    });
  }
  return <DescriptionList items={items} />;
}

interface ReleasedDialogProps {
  readonly company: Company;
  readonly product: ProductId;
  readonly onClose: () => void;
}

/** The dialogs that open a stage: one releases the certification, the other the anti-fraud. */
function ReleasedDialog({ company, product, onClose }: ReleasedDialogProps) {
  const translate = useTranslations(`release.released.${product}`);
  const shared = useTranslations("shell.ui");
  return (
    <Dialog title={translate("title")} onClose={onClose}>
      <p className="ui-dialog__text">{translate("lead", { company: company.data.tradingName })}</p>
      <div className="ui-dialog__actions">
        <Button variant="primary" onClick={onClose}>
          {shared("close")}
        </Button>
      </div>
    </Dialog>
  );
}
