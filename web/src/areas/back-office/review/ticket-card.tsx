import type { Country } from "@portal/shared/country.ts";
import { localeDetails } from "@portal/shared/locales.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { type Occurrence, type PriorityId, priorities } from "@portal/shared/occurrence/model.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useSubject } from "../../../features/occurrence/use-subject.ts";
import { useWaitingText } from "../../../features/occurrence/use-waiting-text.ts";
import { api } from "../../../lib/api/api.ts";
import { readOf } from "../../../lib/api/read.ts";
import { formatInstant } from "../../../lib/text/format.ts";
import { useLocalized } from "../../../lib/text/locale.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../../ui/feedback/notify-failure.ts";
import { DescriptionList } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";

/** The ticket itself: priority, waiting time and contact. */
export function TicketCard({ occurrence, country }: { occurrence: Occurrence; country: Country }) {
  const translate = useTranslations("occurrence");
  const locale = useLocale();
  const waitingText = useWaitingText();
  const { subjectNumber, subject, stage } = useSubject()(occurrence);
  const { contact, sentAt, status } = occurrence;
  return (
    <Card>
      <PrioritySelect occurrence={occurrence} />
      <DescriptionList
        items={[
          {
            id: "contact",
            label: translate("field.contact"),
            value: (
              <>
                {contact.name}
                <span className="review-contact">
                  <a href={`mailto:${contact.email}`}>{contact.email}</a>
                  <CopyButton text={contact.email} label={contact.email} />
                </span>
              </>
            ),
          },
          {
            id: "language",
            label: translate("field.language"),
            value: localeDetails[contact.locale].label,
          },
          {
            id: "sentAt",
            label: translate("field.sentAt"),
            value: sentAt ? formatInstant(sentAt, locale, country) : translate("notSent"),
          },
          ...(sentAt && status === "support-pending"
            ? [{ id: "waiting", label: translate("field.waiting"), value: waitingText(sentAt, country) }]
            : []),
          { id: "subject", label: translate("field.subject"), value: `${subject} (${subjectNumber})` },
          { id: "stage", label: translate("field.stage"), value: stage },
        ]}
      />
    </Card>
  );
}

function usePrioritize({ id, version }: Occurrence) {
  const translate = useTranslations("back-office-review.screen");
  const localized = useLocalized();
  const client = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const { queryKey } = readOf(occurrenceContract, "get", { occurrenceId: id });
  return useMutation({
    mutationFn: (priority: PriorityId) =>
      api(occurrenceContract).prioritize({ params: { occurrenceId: id }, body: { version, priority } }),
    onSuccess: (changed) => {
      client.setQueryData(queryKey, changed);
      const chosen = priorities.find((option) => option.id === changed.priority);
      if (chosen) notify.success(translate("prioritySaved", { priority: localized(chosen.label) }));
    },
    onError: (error) => {
      notifyFailure(error, translate("priorityFailed"));
      void client.invalidateQueries({ queryKey });
    },
  });
}

function PrioritySelect({ occurrence }: { occurrence: Occurrence }) {
  const translate = useTranslations("back-office-review.screen");
  const localized = useLocalized();
  const id = useId();
  const prioritize = usePrioritize(occurrence);
  const shown = prioritize.isPending ? prioritize.variables : occurrence.priority;
  return (
    <div className="review-priority">
      <label htmlFor={id}>{translate("priority")}</label>
      <select
        id={id}
        className="ui-input ui-input--select ui-input--small"
        value={shown}
        aria-busy={prioritize.isPending}
        onChange={(event) => {
          const chosen = priorities.find((option) => option.id === event.target.value);
          if (chosen && !prioritize.isPending) prioritize.mutate(chosen.id);
        }}
      >
        {priorities.map((option) => (
          <option key={option.id} value={option.id}>
            {localized(option.label)}
          </option>
        ))}
      </select>
    </div>
  );
}
