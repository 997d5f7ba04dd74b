/** @jest-environment jsdom */
import type { ConfigurationDraft } from "@portal/shared/configuration/model.ts";
import { configurationRoutes } from "@portal/shared/configuration/routes.data.ts";
import { pt, screen, showKnowing } from "../../../testing/show.tsx";
import { ConfigurationView } from "./configuration-view.tsx";

const draft = configurationRoutes.get.answer?.draft;
if (!draft) throw new Error("The route shows no configuration.");
const { field, none } = pt.configuration;
const showDraft = (changes: Partial<ConfigurationDraft>) =>
  showKnowing(
    <ConfigurationView draft={{ ...draft, ...changes }} renderAside={(name) => <b>aside {name}</b>} />,
    [],
  );
const valueOf = (label: string) => screen.getByText(label).nextElementSibling;

test("what was filled in is read by its names: addresses to be copied, choices as a list, blanks as such", () => {
  showDraft({ authenticityUrl: undefined });
  expect(screen.getByRole("button", { name: `Copiar ${field.statusUrl}` })).toBeInstanceOf(HTMLElement);
  expect(valueOf(field.authorizers)?.querySelectorAll("li")).toHaveLength(2);
  expect(valueOf(field.authenticityUrl)?.textContent).toBe(none);
  expect(valueOf(field.developmentLanguage)?.textContent).toBe("TypeScript");
  expect(screen.getByText("aside statusUrl")).toBeInstanceOf(HTMLElement);
});

test.each([
  ["none", false],
  [undefined, false],
  ["fraud_detect", true],
] as const)("with %s as anti-fraud its addresses are shown: %s", (antifraudSolution, isShown) => {
  showDraft({ antifraudSolution: antifraudSolution });
  expect(screen.queryByText(field.antifraudWebhookUrl) !== null).toBe(isShown);
});
