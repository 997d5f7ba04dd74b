import { requiredFields } from "@portal/shared/configuration/completeness.ts";
import { configurationFields } from "@portal/shared/configuration/model.ts";
import { configurationSections, isShown, withoutHidden } from "./sections.ts";

describe("the sections of the configuration", () => {
  it("show every field of the configuration exactly once", () => {
    const shown = configurationSections.flatMap((section): readonly string[] => section.fields);
    expect([...shown].sort()).toEqual([...configurationFields].sort());
  });

  it("mark as required what the specification requires, and what the certification depends on", () => {
    expect(requiredFields({})).toEqual([
      "solutionModel",
      "transactionTypes",
      "authorizers",
      "modalities",
      "website",
      "statusUrl",
      "hashUrl",
      "successUrl",
      "failureUrl",
      "cancelUrl",
      "applicationName",
      "developmentLanguage",
      "languageVersion",
      "specialisation",
    ]);
  });

  it("ask for anti-fraud addresses only once a solution is named", () => {
    expect(isShown("antifraudWebhookUrl", {})).toBe(false);
    expect(isShown("antifraudWebhookUrl", { antifraudSolution: "none" })).toBe(false);
    expect(isShown("antifraudWebhookUrl", { antifraudSolution: "konduto" })).toBe(true);
    expect(isShown("website", {})).toBe(true);
  });

  it("leave an address that is no longer on the screen out of what is sent", () => {
    const typed = { website: "https://loja.com.br", antifraudHomologationUrl: "half typed" };
    expect(withoutHidden({ ...typed, antifraudSolution: "none" })).toEqual({
      website: typed.website,
      antifraudSolution: "none",
    });
    expect(withoutHidden({ ...typed, antifraudSolution: "konduto" })).toHaveProperty(
      "antifraudHomologationUrl",
    );
  });
});
