import { useTranslations } from "use-intl";
import { usePath } from "../../lib/text/locale.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/page.tsx";

/** Leads to the sandbox from wherever somebody might think that testing waits for support. */
export function SandboxWay() {
  const translate = useTranslations("sandbox-way");
  const path = usePath();
  return (
    <Card title={translate("title")}>
      <p>{translate("lead")}</p>
      <p>
        <ButtonLink href={path("/onboarding/sandbox")}>{translate("action")}</ButtonLink>
      </p>
    </Card>
  );
}
