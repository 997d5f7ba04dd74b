import { withLocale } from "@portal/shared/locales.ts";
import { companyPath, loginPath, signUpPath } from "@portal/shared/session/return-to.ts";
import { type ReactNode, Suspense, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useAccount } from "../../features/account/queries.ts";
import { useSession } from "../../lib/session/session.ts";
import { usePath } from "../../lib/text/locale.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { lazyPart } from "../../ui/feedback/lazy-part.tsx";
import { Alert } from "../../ui/feedback/status.tsx";
import { Page, PageHeader } from "../../ui/page.tsx";
import { Downloads, OtherProducts } from "./downloads.tsx";

/** Half a megabyte of code that no other page needs. */
const Swagger = lazyPart(async () => (await import("./swagger.tsx")).Swagger);

/** The documented interface to be read and, by members of a company, to be called in the sandbox. */
export function ExplorerPage() {
  const translate = useTranslations("explorer");
  const shell = useTranslations("shell.titles");
  const session = useSession();
  const account = useAccount();
  const [needsKeys, setNeedsKeys] = useState(false);
  const companyId = session && !session.isSupport ? account.data?.company?.id : undefined;
  return (
    <Page>
      <PageHeader title={shell("explorer")} intro={translate("lead")} />
      <WhoCalls companyId={companyId} needsKeys={needsKeys} isLoading={account.isLoading} />
      <Downloads />
      <OtherProducts />
      <p className="explorer__note">{translate("engine")}</p>
      <Suspense fallback={<Waiting />}>
        <Swagger key={companyId} companyId={companyId} onKeysMissing={() => setNeedsKeys(true)} />
      </Suspense>
    </Page>
  );
}

function Waiting() {
  const translate = useTranslations("explorer");
  return (
    <output className="ui-page-loader">
      <span className="ui-spinner" aria-hidden="true" />
      {translate("loading")}
    </output>
  );
}

interface WhoCallsProps {
  readonly companyId: string | undefined;
  readonly needsKeys: boolean;
  readonly isLoading: boolean;
}

/** In whose name calls are made, or the one step that is missing before they can be. */
function WhoCalls({ companyId, needsKeys, isLoading }: WhoCallsProps) {
  const translate = useTranslations("explorer");
  const locale = useLocale();
  const path = usePath();
  const session = useSession();
  const here = path("/e-sitef/swagger");
  if (!session) {
    return (
      <Step text={translate("signedOut")}>
        <ButtonLink variant="primary" href={signUpPath(locale, here)}>
          {translate("signUp")}
        </ButtonLink>
        <ButtonLink href={loginPath(locale, here)}>{translate("signIn")}</ButtonLink>
      </Step>
    );
  }
  if (session.isSupport) return <Step text={translate("support")} />;
  if (!companyId) {
    if (isLoading) return null;
    return (
      <Step text={translate("noCompany")}>
        <ButtonLink variant="primary" href={companyPath(locale, here)}>
          {translate("company")}
        </ButtonLink>
      </Step>
    );
  }
  return needsKeys ? (
    <Step text={translate("noKeys")}>
      <ButtonLink variant="primary" href={withLocale(locale, "/onboarding/sandbox")}>
        {translate("createKeys")}
      </ButtonLink>
    </Step>
  ) : (
    <p className="explorer__note">{translate("ready")}</p>
  );
}

function Step({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <Alert tone="info">
      <p>{text}</p>
      {children && <p className="explorer__actions">{children}</p>}
    </Alert>
  );
}
