import type { Certification } from "@portal/shared/certification/model.ts";
import { useTranslations } from "use-intl";
import { useFieldText } from "../../../features/configuration/use-field-text.ts";
import { Alert, DescriptionList } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";

const fields = [
  "solutionModel",
  "transactionTypes",
  "modalities",
  "authorizers",
  "bankTransferBoleto",
] as const;

/** The answers of the configuration that the cases were generated from. */
export function CertificationScopeCard({
  certification: { scope, isScopeOutdated },
}: {
  certification: Certification;
}) {
  const translate = useTranslations("back-office-certification.scope");
  const ui = useTranslations("shell.ui");
  const textsOf = useFieldText();
  const draft = { ...scope, solutionModel: scope.solutionModel ?? undefined };
  const [model, ...others] = fields.map((field) => ({
    id: field,
    label: translate(field),
    value: textsOf(field, draft).join(", "),
  }));
  const connector = {
    id: "connector",
    label: translate("connector"),
    value: ui(scope.solutionModel === "platform-connector" ? "yes" : "no"),
  };
  return (
    <Card title={translate("title")}>
      {isScopeOutdated && (
        <Alert tone="warning">
          <p>{translate("outdated")}</p>
        </Alert>
      )}
      <div className="case-review-scope">
        <DescriptionList
          items={[...(model ? [model] : []), connector, ...others]}
          blank={translate("none")}
        />
      </div>
    </Card>
  );
}
