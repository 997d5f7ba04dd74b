import { portalWords } from "@portal/shared/messages/portal-words.ts";
import { pt } from "@portal/shared/messages/pt.ts";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";

export { pt } from "@portal/shared/messages/pt.ts";
export { screen, within } from "@testing-library/react";

/** A part of the portal as somebody who reads Portuguese has it in front of them, on a page that links to another. */
export function show(part: ReactNode) {
  const router = createMemoryRouter([
    { path: "/", element: part },
    { path: "/elsewhere", element: <h1>Elsewhere</h1> },
  ]);
  render(
    <IntlProvider locale="pt" messages={portalWords(pt)} timeZone="UTC">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  return { person: userEvent.setup(), router };
}
