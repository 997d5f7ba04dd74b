import { readReturnTo } from "@portal/shared/session/return-to.ts";
import type { SocialProvider } from "@portal/shared/settings/site-config.ts";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { keepReturnTo } from "../../../lib/session/kept-return-to.ts";
import { loadAmplify, socialProviders } from "../../../lib/session/session.ts";
import { Button } from "../../../ui/button.tsx";
import { ProviderMark } from "./provider-mark.tsx";

/** Amplify knows two of the three; GitHub is the project's own identity provider in the user pool. */
const providerOf = (name: SocialProvider) => (name === "GitHub" ? { custom: name } : name);

/** Only the providers that this stage has credentials for. */
export function SocialButtons() {
  const translate = useTranslations("sign-in.page");
  const locale = useLocale();
  const [opening, setOpening] = useState<SocialProvider>();
  const [failed, setFailed] = useState<SocialProvider>();
  const providers = socialProviders();
  if (providers.length === 0) return null;

  const open = async (name: SocialProvider) => {
    setOpening(name);
    setFailed(undefined);
    try {
      keepReturnTo(readReturnTo(window.location.search, window.location.origin));
      const { signInWithRedirect } = await loadAmplify();
      await signInWithRedirect({ provider: providerOf(name), options: { lang: locale } });
    } catch {
      setFailed(name);
      setOpening(undefined);
    }
  };

  return (
    <div className="login__social">
      {providers.map((name) => (
        <Button key={name} isBusy={opening !== undefined} onClick={() => void open(name)}>
          <ProviderMark provider={name} />
          {translate("continueWith", { provider: name })}
        </Button>
      ))}
      {failed && (
        <p className="ui-field__error" role="alert">
          {translate("socialFailed", { provider: failed })}
        </p>
      )}
      <p className="login__or">{translate("orWithEmail")}</p>
    </div>
  );
}
