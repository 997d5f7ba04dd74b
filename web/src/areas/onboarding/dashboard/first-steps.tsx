import type { PortalPath } from "@portal/shared/site.ts";
import { useTranslations } from "use-intl";
import { usePath } from "../../../lib/text/locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Stepper } from "../../../ui/feedback/status.tsx";
import { Card } from "../../../ui/page.tsx";

const ids = ["account", "company", "configuration", "accessData"] as const;

const actions = {
  company: { label: "next.company", to: "/company" },
  configuration: { label: "link.configure", to: "/onboarding/configuration" },
} as const satisfies Record<string, { label: string; to: PortalPath }>;

/** Shown until the first draft exists: what lies between a new account and the test environment. */
export function FirstSteps({ current }: { current: keyof typeof actions }) {
  const translate = useTranslations("onboarding");
  const path = usePath();
  const at = ids.indexOf(current);
  const action = actions[current];
  return (
    <Card title={translate("guide.title")}>
      <p>{translate("guide.lead")}</p>
      <Stepper
        label={translate("guide.title")}
        steps={ids.map((id, index) => ({
          id,
          label: translate(`guide.${id}`),
          state: index < at ? "done" : index === at ? "current" : "ahead",
          detail: index < at || id === "account" ? translate("guide.done") : translate(`guide.${id}Lead`),
        }))}
      />
      <p>
        <ButtonLink variant="primary" href={path(action.to)}>
          {translate(action.label)}
        </ButtonLink>
      </p>
    </Card>
  );
}
