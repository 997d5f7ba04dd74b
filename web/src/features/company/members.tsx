import { companyContract } from "@portal/shared/company/contract.ts";
import type { Member } from "@portal/shared/company/member.ts";
import type { Country } from "@portal/shared/country.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { api } from "../../lib/api/api.ts";
import { readOf } from "../../lib/api/read.ts";
import { formatDay } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/dialog.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import { useNotifyFailure } from "../../ui/feedback/notify-failure.ts";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Alert, StatusBadge } from "../../ui/feedback/status.tsx";
import { type Column, DataTable } from "../../ui/list/data-table.tsx";
import { Card } from "../../ui/page.tsx";

interface MembersProps {
  readonly companyId: string;
  readonly country: Country;
  /** Only the owner may answer join requests. */
  readonly isOwner: boolean;
}

interface Question {
  readonly member: Member;
  readonly accept: boolean;
}

/** The people of a company, and those who ask to become one of them. */
export function Members({ companyId, country, isOwner }: MembersProps) {
  const translate = useTranslations("company");
  const query = useQuery(readOf(companyContract, "listMembers", { companyId }));
  const [question, setQuestion] = useState<Question>();
  const answer = useAnswer(companyId);
  const waiting = query.data?.items.filter(({ role }) => role === "requested").length ?? 0;
  const columns = useMemberColumns(country, isOwner && waiting > 0 ? setQuestion : undefined);
  return (
    <Card title={translate("members")}>
      <p className="ui-muted">{translate("membersIntro")}</p>
      {waiting > 0 && (
        <Alert tone="info" title={translate("requests")}>
          <p>{translate("requestsText", { count: waiting })}</p>
          {!isOwner && <p>{translate("onlyOwner")}</p>}
        </Alert>
      )}
      <DataTable
        caption={translate("members")}
        columns={columns}
        rows={query.data?.items}
        rowKey={({ sub }) => sub}
        load={query}
        empty={<EmptyState title={translate("noMembers")} />}
      />
      {question && (
        <ConfirmDialog
          title={translate(question.accept ? "acceptTitle" : "declineTitle", { name: question.member.name })}
          confirmLabel={translate(question.accept ? "accept" : "decline")}
          danger={!question.accept}
          onConfirm={async () => {
            await answer.mutateAsync(question).catch(() => undefined);
            setQuestion(undefined);
          }}
          onCancel={() => setQuestion(undefined)}
        >
          {translate(question.accept ? "acceptText" : "declineText", {
            name: question.member.name,
            email: question.member.email,
          })}
        </ConfirmDialog>
      )}
    </Card>
  );
}

function useAnswer(companyId: string) {
  const translate = useTranslations("company");
  const queryClient = useQueryClient();
  const notifyFailure = useNotifyFailure();
  return useMutation({
    mutationFn: ({ member: { sub }, accept }: Question) =>
      api(companyContract).answerJoinRequest({ params: { companyId, sub }, body: { accept } }),
    onSuccess: (members, { member: { name }, accept }) => {
      queryClient.setQueryData(readOf(companyContract, "listMembers", { companyId }).queryKey, members);
      notify.success(translate(accept ? "accepted" : "declined", { name }));
    },
    onError: (error) => notifyFailure(error, translate("failed")),
    // Somebody else may have answered meanwhile.
    onSettled: () =>
      queryClient.invalidateQueries({
        queryKey: readOf(companyContract, "listMembers", { companyId }).queryKey,
      }),
  });
}

function useMemberColumns(
  country: Country,
  ask: ((question: Question) => void) | undefined,
): readonly Column<Member>[] {
  const translate = useTranslations("company");
  const locale = useLocale();
  return useMemo(
    () => [
      { id: "name", header: translate("memberName"), isHeading: true, cell: ({ name }) => name },
      { id: "email", header: translate("memberEmail"), cell: ({ email }) => email },
      {
        id: "role",
        header: translate("memberRole"),
        cell: ({ role }) => (
          <StatusBadge tone={role === "requested" ? "warning" : "neutral"}>
            {translate(`roles.${role}`)}
          </StatusBadge>
        ),
      },
      {
        id: "since",
        header: translate("memberSince"),
        cell: ({ since }) => formatDay(since, locale, country),
      },
      ...(ask ? [answerColumn(translate("memberActions"), ask)] : []),
    ],
    [translate, locale, country, ask],
  );
}

const answerColumn = (header: string, ask: (question: Question) => void): Column<Member> => ({
  id: "answer",
  header,
  align: "end",
  cell: (member) => member.role === "requested" && <Answers member={member} ask={ask} />,
});

function Answers({ member, ask }: { member: Member; ask: (question: Question) => void }) {
  const translate = useTranslations("company");
  return (
    <span className="ui-actions">
      <Button variant="primary" size="small" onClick={() => ask({ member, accept: true })}>
        {translate("accept")}
      </Button>
      <Button size="small" onClick={() => ask({ member, accept: false })}>
        {translate("decline")}
      </Button>
    </span>
  );
}
