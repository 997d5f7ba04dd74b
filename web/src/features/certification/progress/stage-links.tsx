import type { PortalPath } from "@portal/shared/site.ts";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { usePath } from "../../../lib/text/locale.ts";
import { Card } from "../../../ui/page.tsx";
import "../certification.css";

const pages = [
  { id: "testCases", to: "/onboarding/certification/test-cases" },
  { id: "sendTest", to: "/onboarding/certification/send-test" },
  { id: "testCards", to: "/onboarding/certification/test-cards" },
  { id: "history", to: "/onboarding/certification/history" },
] as const satisfies readonly { readonly to: PortalPath; readonly id: string }[];

/** The other pages of the certification. */
export function StageLinks() {
  const translate = useTranslations("certification.links");
  const path = usePath();
  return (
    <Card title={translate("title")}>
      <ul className="certification-links">
        {pages.map(({ id, to }) => (
          <li key={id}>
            <Link to={path(to)}>{translate(id)}</Link>
            <span className="ui-muted">{translate(`${id}Note`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
