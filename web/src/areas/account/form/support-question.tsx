import type { SupportQuestion } from "@portal/shared/documentation/support-question.ts";
import { withLocale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { useLocale, useTranslations } from "use-intl";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/page.tsx";
import { supportLetter } from "./support-letter.ts";

interface SupportQuestionCardProps {
  readonly asked: SupportQuestion;
  readonly company: string | undefined;
}

/** What a reader of the documentation asks: a letter to support with page, field and company filled in. */
export function SupportQuestionCard({ asked, company }: SupportQuestionCardProps) {
  const translate = useTranslations("account.form.question");
  const { page, field, question } = asked;
  const address = withLocale(useLocale(), `/docs/${page}`);
  const letter = supportLetter(asked, address, company, {
    subject: translate("subject", { page, field }),
    page: translate("page"),
    field: translate("field"),
    company: translate("company"),
  });
  return (
    <Card title={translate("title")}>
      <p>{question}</p>
      <p className="ui-muted">
        {translate("page")}: <a href={address}>{page}</a> · {translate("field")}: {field}
      </p>
      <p>
        <ButtonLink variant="primary" href={letter}>
          {translate("write")}
        </ButtonLink>
      </p>
      <p className="ui-muted">{translate("note", { email: site.supportEmail })}</p>
    </Card>
  );
}
