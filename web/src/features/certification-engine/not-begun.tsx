import type { PortalPath } from "@portal/shared/site.ts";
import { useTranslations } from "use-intl";
import { usePath } from "../../lib/text/locale.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import type { CertificationWords } from "./screens.ts";

/** Before it begins there is nothing to fill in. */
export function NotBegun({ words, to }: { readonly words: CertificationWords; readonly to: PortalPath }) {
  const translate = useTranslations(`${words}.sendTest.notBegun`);
  const path = usePath();
  return (
    <EmptyState
      title={translate("title")}
      action={
        <ButtonLink variant="primary" href={path(to)}>
          {translate("action")}
        </ButtonLink>
      }
    >
      {translate("lead")}
    </EmptyState>
  );
}
