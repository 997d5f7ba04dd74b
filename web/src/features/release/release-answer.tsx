import type { Company } from "@portal/shared/company/model.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import type { ProductId } from "@portal/shared/occurrence/model.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { releaseTransitions } from "@portal/shared/release/lifecycle.ts";
import { type Release, releaseCategories } from "@portal/shared/release/model.ts";
import { countryOf } from "@portal/shared/tax-id.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../lib/format.ts";
import { submissionOf } from "../../lib/submission.ts";
import { ApiForm } from "../../ui/api-form.tsx";
import { type Choice, useChoiceDisplay } from "../../ui/choice.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Loaded } from "../../ui/states.tsx";
import { type Description, DescriptionList, StatusBadge } from "../../ui/status.tsx";
import { SubmitButton } from "../../ui/submit-bar.tsx";
import { TextArea } from "../../ui/text-field.tsx";
import { useApiForm } from "../../ui/use-api-form.ts";
import { releaseQuery } from "./queries.ts";
import { releaseTones } from "./status-tones.ts";

type SupportAction = "grant" | "decline";

interface ReleaseAnswerProps {
  readonly company: Company;
  readonly product: ProductId;
}

/** One product's closed stage as support sees it: what was asked, and opening it or not (REQUIREMENTS 48, 51). */
export function ReleaseAnswer({ company, product }: ReleaseAnswerProps) {
  const translate = useTranslations("release");
  const [action, setAction] = useState<SupportAction>();
  const [isReleased, setReleased] = useState(false);
  const release = useQuery(releaseQuery(company.id, product));
  const titleId = `release-${product}`;
  const status = release.data?.status;
  return (
    <section className="ui-card" aria-labelledby={titleId}>
      <div className="ui-card__head">
        <h2 id={titleId}>{translate(`target.${product}.title`)}</h2>
        {status && <StatusBadge tone={releaseTones[status]}>{translate(`status.${status}`)}</StatusBadge>}
      </div>
      <Loaded query={release} lines={3} errorTitle={translate("loadFailed")}>
        {(loaded) => (
          <>
            <Asked release={loaded} company={company} />
            <Actions release={loaded} onChoose={setAction} />
            {action && (
              <AnswerDialog
                release={loaded}
                action={action}
                company={company}
                onClose={() => setAction(undefined)}
                onGranted={() => setReleased(true)}
              />
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

function Actions({ release, onChoose }: { release: Release; onChoose: (action: SupportAction) => void }) {
  const translate = useTranslations("release.answer");
  const actions = allowedActions(releaseTransitions, release.status, "support").filter(
    (name): name is SupportAction => name !== "request",
  );
  return (
    <div className="ui-actions">
      {actions.map((name) => (
        <button
          key={name}
          type="button"
          className={`brand-button ${name === "grant" ? "brand-button--primary" : "brand-button--secondary"}`}
          onClick={() => onChoose(name)}
        >
          {translate(`${name}.action`)}
        </button>
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
        value: <span className="history-comment">{request.reason}</span>,
      },
      { id: "at", label: translate("answer.requestedAt"), value: when(request.requestedAt) },
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

interface AnswerDialogProps {
  readonly release: Release;
  readonly action: SupportAction;
  readonly company: Company;
  readonly onClose: () => void;
  readonly onGranted: () => void;
}

function AnswerDialog({ release, action, company, onClose, onGranted }: AnswerDialogProps) {
  const translate = useTranslations(`release.answer.${action}`);
  const shared = useTranslations("shell.ui");
  const client = useQueryClient();
  const { companyId, product, version } = release;
  const params: { companyId: string; product: ProductId } = { companyId, product };
  const form = useApiForm({
    values: { version, comment: "" },
    submissions: { answer: submissionOf(releaseContract, action, params) },
    failureTitle: translate("failed"),
    onSaved: (saved) => {
      client.setQueryData(releaseQuery(companyId, product).queryKey, saved);
      void client.invalidateQueries({ queryKey: ["queue"] });
      void client.invalidateQueries({ queryKey: ["overview", companyId] });
      onClose();
      if (action === "grant") onGranted();
    },
  });
  const title = translate("title", { company: company.data.tradingName });
  return (
    <Dialog title={title} onClose={onClose}>
      <ApiForm form={form} aria-label={title}>
        <p className="ui-dialog__text">{translate("lead")}</p>
        <TextArea
          name="comment"
          label={translate("comment")}
          optional={action === "grant"}
          rows={3}
          maxLength={1000}
        />
        <div className="ui-dialog__actions">
          <button type="button" className="brand-button brand-button--secondary" onClick={onClose}>
            {shared("cancel")}
          </button>
          <SubmitButton form={form} intent="answer">
            {translate("action")}
          </SubmitButton>
        </div>
      </ApiForm>
    </Dialog>
  );
}

interface ReleasedDialogProps {
  readonly company: Company;
  readonly product: ProductId;
  readonly onClose: () => void;
}

/** The specification's two modals: released certification, released anti-fraud (REQUIREMENTS 51). */
function ReleasedDialog({ company, product, onClose }: ReleasedDialogProps) {
  const translate = useTranslations(`release.released.${product}`);
  const shared = useTranslations("shell.ui");
  return (
    <Dialog title={translate("title")} onClose={onClose}>
      <p className="ui-dialog__text">{translate("lead", { company: company.data.tradingName })}</p>
      <div className="ui-dialog__actions">
        <button type="button" className="brand-button brand-button--primary" onClick={onClose}>
          {shared("close")}
        </button>
      </div>
    </Dialog>
  );
}
