import { useEffect, useState } from "react";
import { Toaster, toast } from "sonner";
import { useTranslations } from "use-intl";
import { currentTheme, subscribeTheme } from "../lib/theme.ts";
import type { Notice } from "./toasts.tsx";

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
    for (const { kind, text, detail } of notices) toast[kind](text, { description: detail });
    onShown();
  }, [notices, onShown]);
  return (
    <Toaster
      theme={theme}
      position="bottom-right"
      containerAriaLabel={translate("notices")}
      toastOptions={{ closeButtonAriaLabel: translate("close") }}
      closeButton
      richColors
      duration={6000}
    />
  );
}
