import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import type { Submission } from "../../lib/api/submission.ts";
import { ApiForm } from "../../ui/form/api-form.tsx";
import { AutosaveNote } from "../../ui/form/autosave/autosave-note.tsx";
import { SubmitBar, SubmitButton } from "../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../ui/form/use-api-form.ts";
import type { AnyCertification, CertificationScreens } from "./screens.ts";

export interface ReturnFormProps<Item extends AnyCertification> {
  readonly screens: CertificationScreens<Item>;
  readonly certification: Item;
  readonly caseId: string;
  readonly submission: () => Submission<Item>;
  readonly valuesOf: (certification: Item) => object;
  /** The text beside the buttons while nothing is unsaved. */
  readonly note: ReactNode;
  /** The files of the case: part of what is returned, so they come before the buttons. */
  readonly evidence: ReactNode;
  /** What the second button is called, after whose saving one goes on. */
  readonly onward: string;
  readonly onSaved: (saved: Item, leadsOn: boolean) => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The return of one case; it is saved on its own, complete or not. */
export function ReturnForm<Item extends AnyCertification>({
  screens: { words, keep },
  certification,
  caseId,
  submission,
  valuesOf,
  note,
  evidence,
  onward,
  onSaved,
  children,
}: ReturnFormProps<Item>) {
  const translate = useTranslations(`${words}.sendTest`);
  const failureTitle = useTranslations(words)("saveFailed");
  const client = useQueryClient();
  const [submissions] = useState(() => {
    const save = submission();
    return { save, saveAndGoOn: save };
  });
  const form = useApiForm({
    values: valuesOf(certification),
    submissions,
    valuesOf,
    failureTitle,
    onSaved: (saved, intent) => {
      keep(client, saved);
      onSaved(saved, intent === "saveAndGoOn");
    },
    autosave: { intent: "save", onSaved: (saved) => keep(client, saved) },
  });
  const busyLabel = translate("saving");
  return (
    <ApiForm form={form} aria-label={translate("given")} isSameForm={isSameCase}>
      <section className="ui-card" aria-labelledby="given">
        <h2 className="ui-card__title" id="given">
          {translate("given")}
        </h2>
        {!certification.returns[caseId] && <p className="ui-muted">{translate("proposed")}</p>}
        {children}
      </section>
      {evidence}
      <SubmitBar isDirty={false} note={<AutosaveNote form={form} before={note} after={note} />}>
        <SubmitButton form={form} intent="save" variant="secondary" busyLabel={busyLabel}>
          {translate("save")}
        </SubmitButton>
        <SubmitButton form={form} intent="saveAndGoOn" busyLabel={busyLabel}>
          {onward}
        </SubmitButton>
      </SubmitBar>
    </ApiForm>
  );
}

/** The query of the address names the case; another case is another form. */
const isSameCase = (from: string, to: string): boolean =>
  new URLSearchParams(from).get("case") === new URLSearchParams(to).get("case");
