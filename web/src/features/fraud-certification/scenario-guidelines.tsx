import { useTranslations } from "use-intl";
import { Guidelines } from "../../ui/list/guidelines.tsx";

const points = ["order", "hold", "reason", "notification", "screens", "signature"] as const;

const readings = [
  { label: "docsFlow", path: "/docs/e-sitef/integracao-solucoes-antifraude-fluxo" },
  { label: "docsReview", path: "/docs/e-sitef/integracao-solucoes-antifraude-revisao-manual" },
  { label: "docsCards", path: "/docs/e-sitef/cartoes-teste" },
] as const;

/** What support looks at in every scenario. */
export function ScenarioGuidelines() {
  const translate = useTranslations("fraud-guide.guidelines");
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
