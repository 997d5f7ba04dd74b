import { type Locale, locales } from "@portal/shared/locales.ts";
import { en } from "@portal/shared/messages/en.ts";
import { es } from "@portal/shared/messages/es.ts";
import { portalWords } from "@portal/shared/messages/portal-words.ts";
import { pt } from "@portal/shared/messages/pt.ts";
import { onlineManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { configure, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { loadWords } from "../src/lib/text/i18n.ts";

// A part that is fetched first may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

export { pt } from "@portal/shared/messages/pt.ts";
export { screen, within } from "@testing-library/react";

const words = { pt, en, es };

// Every page has these before any part of it fetches words of its own.
for (const locale of locales) void loadWords(locale, ["shell", "errors"]);

/** A part of the portal as somebody has it in front of them in their language, on a page that links to another. */
export function show(part: ReactNode, locale: Locale = "pt", at: `/${string}` = "/") {
  const router = createMemoryRouter(
    [
      { path: "/", element: part },
      { path: "/elsewhere", element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [at] },
  );
  render(
    <IntlProvider locale={locale} messages={portalWords(words[locale])} timeZone="UTC">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  return { person: userEvent.setup(), router };
}

/** What has been read already, by its query's key. */
type Known = readonly (readonly [query: { readonly queryKey: readonly unknown[] }, answer: unknown])[];

/** The same part once these answers have arrived; whatever else it reads is still on its way. */
export function showKnowing(
  part: ReactNode,
  known: Known,
  { locale, at }: { readonly locale?: Locale; readonly at?: `/${string}` } = {},
) {
  onlineManager.setOnline(false);
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: "static" }, mutations: { networkMode: "always" } },
  });
  // Words come with the portal's own files.
  client.setQueryDefaults(["words"], { networkMode: "always" });
  for (const [{ queryKey }, answer] of known) client.setQueryData(queryKey, answer);
  return { client, ...show(<QueryClientProvider client={client}>{part}</QueryClientProvider>, locale, at) };
}
