import { useId } from "react";
import { useTranslations } from "use-intl";
import { Card } from "../../../ui/page.tsx";
import { useNoticeActs } from "./use-notice-acts.ts";

interface ByMailProps {
  readonly companyId: string;
  readonly byMail: boolean;
}

/** Whether the same news also come as letters; what is chosen shows at once, and goes back if it was not saved. */
export function ByMail({ companyId, byMail }: ByMailProps) {
  const translate = useTranslations("notice.letters");
  const { chooseMail } = useNoticeActs(companyId);
  const note = useId();
  return (
    <Card title={translate("title")}>
      <label className="notice-mail">
        <input
          type="checkbox"
          checked={chooseMail.isPending ? chooseMail.variables : byMail}
          aria-describedby={note}
          onChange={({ target }) => !chooseMail.isPending && chooseMail.mutate(target.checked)}
        />
        {translate("choice")}
      </label>
      <p id={note} className="ui-muted">
        {translate("note")}
      </p>
    </Card>
  );
}
