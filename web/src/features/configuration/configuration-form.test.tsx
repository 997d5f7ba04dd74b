/** @jest-environment jsdom */
import { type Configuration, configurationSchema } from "@portal/shared/configuration/model.ts";
import { configurationRoutes } from "@portal/shared/configuration/routes.data.ts";
import { waitFor } from "@testing-library/react";
import { pt, screen, showKnowing } from "../../../testing/show.tsx";
import { ConfigurationForm } from "./configuration-form.tsx";

const configuration = configurationSchema.parse(configurationRoutes.get.answer);
const words = pt.configuration;
const showForm = (changes: Partial<Configuration>, savedWhen?: string) =>
  showKnowing(
    <ConfigurationForm
      companyId={configuration.companyId}
      product="online-payment"
      configuration={{ ...configuration, status: "open", ...changes }}
      country="BR"
      savedWhen={savedWhen}
    />,
    [],
  );
const fieldOf = (label: string) => screen.getByLabelText((text) => text.startsWith(label));
const labels = () => [...document.querySelectorAll("label")].map(({ textContent }) => textContent);
const send = () => screen.getByRole("button", { name: words.send });

test("a complete configuration is looked at once more before it is sent", async () => {
  const { person } = showForm({}, "ontem");
  await person.click(send());
  expect(await screen.findByText(words.confirmSend.title)).toBeInstanceOf(HTMLElement);
});

test("one that lacks something shows at the fields what, and asks nothing", async () => {
  const { person } = showForm({ draft: { ...configuration.draft, website: undefined } });
  await person.click(send());
  await waitFor(() => expect(fieldOf(words.field.website).getAttribute("aria-invalid")).toBe("true"));
  expect(fieldOf(words.field.statusUrl).getAttribute("aria-invalid")).not.toBe("true");
  expect(screen.queryByText(words.confirmSend.title)).toBeNull();
});

test("the anti-fraud's addresses are asked for once a solution is chosen", () => {
  showForm({ draft: { ...configuration.draft, antifraudSolution: "none" } });
  expect(labels().some((label) => label?.startsWith(words.field.antifraudWebhookUrl))).toBe(false);
  expect(labels().some((label) => label?.startsWith(words.field.statusUrl))).toBe(true);
});
