import type { Locale } from "@portal/shared/locales.ts";
import { en } from "@portal/shared/messages/en.ts";
import { es } from "@portal/shared/messages/es.ts";
import { portalWords } from "@portal/shared/messages/portal-words.ts";
import { pt } from "@portal/shared/messages/pt.ts";
import { configure, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";

// A part that is fetched first may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

export { pt } from "@portal/shared/messages/pt.ts";
export { screen, within } from "@testing-library/react";

const words = { pt, en, es };

/** A part of the portal as somebody has it in front of them in their language, on a page that links to another. */
export function show(part: ReactNode, locale: Locale = "pt") {
  const router = createMemoryRouter([
    { path: "/", element: part },
    { path: "/elsewhere", element: <h1>Elsewhere</h1> },
  ]);
  render(
    <IntlProvider locale={locale} messages={portalWords(words[locale])} timeZone="UTC">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  return { person: userEvent.setup(), router };
}
