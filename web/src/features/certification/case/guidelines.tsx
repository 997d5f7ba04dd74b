import { useTranslations } from "use-intl";
import { Guidelines } from "../../../ui/list/guidelines.tsx";

const points = ["wait", "query", "block", "screens", "support"] as const;

const readings = [
  { label: "docsStatus", path: "/docs/e-sitef/pagamento-rest-getstatus" },
  { label: "docsNotification", path: "/docs/e-sitef/pagamento-rest-notificacao" },
  { label: "docsCards", path: "/docs/e-sitef/cartoes-teste" },
] as const;

/** What support looks at in every case. */
export function CaseGuidelines() {
  const translate = useTranslations("certification.guidelines");
  return (
    <Guidelines
      title={translate("title")}
      lead={translate("lead")}
      points={points.map((id) => ({ id, title: translate(`${id}.title`), text: translate(`${id}.text`) }))}
      readingsLabel={translate("docs")}
      readings={readings.map(({ label, path }) => ({ label: translate(label), path }))}
    />
  );
}
