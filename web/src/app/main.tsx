import { choiceOf } from "@portal/shared/brand/choice.ts";
import { splitLocale } from "@portal/shared/locales.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { inOwnLanguage } from "../lib/navigation.ts";
import { loadConfig } from "../lib/session/config.ts";
import { startSession } from "../lib/session/session.ts";
import { loadWords } from "../lib/text/i18n.ts";
import { shellWords } from "../lib/text/shell-words.ts";
import { followTheme } from "../lib/theme.ts";
import { showStartFailure } from "./pages/start-failure.ts";
import { createPortal } from "./portal.tsx";
import "@portal/shared/brand/tokens.css";
import "@portal/shared/brand/controls.css";
import "@portal/shared/brand/header/header.css";
import "@portal/shared/brand/footer.css";
import "./frame/base.css";
import "../ui/sheets.css";

function openInOwnLanguage({ pathname, search, hash }: Location): void {
  const address = inOwnLanguage(`${pathname}${search}${hash}`, choiceOf("locale"));
  window.history.replaceState(window.history.state, "", address);
}

async function start(root: HTMLElement): Promise<void> {
  followTheme();
  openInOwnLanguage(window.location);
  const { locale } = splitLocale(window.location.pathname);
  void loadWords(locale, shellWords).catch(() => undefined); // the layout's loader asks again and reports
  startSession(await loadConfig(), locale);
  const { router, queryClient } = createPortal();
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

const root = document.getElementById("root");
if (root) start(root).catch(() => showStartFailure(root));
