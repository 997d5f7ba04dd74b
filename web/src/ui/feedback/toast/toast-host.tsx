import { useEffect, useState } from "react";
import { Toaster, toast } from "sonner";
import { useTranslations } from "use-intl";
import { currentTheme, subscribeTheme } from "../../../lib/theme.ts";
import type { Notice } from "../notify.ts";

const belowHeader = { top: "calc(var(--brand-header-height) + 0.75rem)" };

interface ToastHostProps {
  readonly notices: readonly Notice[];
  readonly onShown: () => void;
}

export function ToastHost({ notices, onShown }: ToastHostProps) {
  const translate = useTranslations("shell.ui");
  const [theme, setTheme] = useState(currentTheme);
  useEffect(() => subscribeTheme(setTheme), []);
  useEffect(() => {
    if (notices.length === 0) return;
    // One notice of each kind at a time: the newest replaces the one before.
    for (const { kind, text, detail } of notices) toast[kind](text, { id: kind, description: detail });
    onShown();
  }, [notices, onShown]);
  return (
    <Toaster
      theme={theme}
      // The buttons that save are at the bottom.
      position="top-right"
      offset={belowHeader}
      mobileOffset={belowHeader}
      containerAriaLabel={translate("notices")}
      toastOptions={{ className: "ui-toast", closeButtonAriaLabel: translate("close") }}
      closeButton
      duration={6000}
    />
  );
}
