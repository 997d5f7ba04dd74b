import type { ConfigurationDraft } from "@portal/shared/configuration/model.ts";
import { sendableConfigurationSchema } from "@portal/shared/configuration/sendable.ts";
import { type MarkedFields, requiredProgress, sectionProgress } from "./section-progress.ts";
import { configurationSections, type SectionId } from "./sections.ts";

const complete: ConfigurationDraft = {
  solutionModel: "rest",
  transactionTypes: ["payment"],
  bankTransferBoleto: ["pix"],
  website: "https://loja.com.br",
  statusUrl: "https://loja.com.br/status",
  hashUrl: "https://loja.com.br/hash",
  successUrl: "https://loja.com.br/ok",
  failureUrl: "https://loja.com.br/falha",
  cancelUrl: "https://loja.com.br/desistencia",
  applicationName: "Checkout",
  developmentLanguage: "java",
  languageVersion: "21",
  specialisation: "retail",
};

const none: MarkedFields = new Set();

const progressOf = (id: SectionId, draft: ConfigurationDraft, marked = none) => {
  const section = configurationSections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(id);
  return sectionProgress(section, draft, marked);
};

describe("how far a configuration is", () => {
  it("counts the required fields of an empty form as missing", () => {
    expect(requiredProgress({}, none)).toEqual({ done: 0, total: 14 });
    expect(progressOf("transactions", {}).missing).toEqual(["transactionTypes", "modalities"]);
    expect(progressOf("methods", {}).missing).toEqual(["authorizers"]);
  });

  it("agrees with the server on what may be sent", () => {
    expect(requiredProgress(complete, none)).toEqual({ done: 12, total: 12 });
    expect(sendableConfigurationSchema.safeParse(complete).success).toBe(true);
  });

  it("does not call a field filled in whose value would be refused", () => {
    const draft = { ...complete, statusUrl: "http://localhost/status", hashUrl: undefined };
    expect(requiredProgress(draft, none).done).toBe(10);
    expect(requiredProgress(draft, new Set(["statusUrl", "website"])).done).toBe(9);
  });

  it("has as many fields to correct as the form marks", () => {
    const draft = { ...complete, statusUrl: "http://localhost/status", hashUrl: undefined };
    expect(progressOf("addresses", draft)).toMatchObject({
      state: "incomplete",
      invalid: [],
      missing: ["statusUrl", "hashUrl"],
    });
    expect(progressOf("addresses", draft, new Set(["statusUrl", "hashUrl"]))).toMatchObject({
      state: "invalid",
      invalid: ["statusUrl"],
      missing: ["hashUrl"],
    });
  });

  it("calls a section without required fields optional until something is chosen", () => {
    expect(progressOf("customisation", {}).state).toBe("untouched");
    expect(progressOf("methods", { bankTransferBoleto: ["pix"] }).state).toBe("complete");
  });

  it("does not judge anti-fraud addresses that are not on the screen", () => {
    const marked = new Set(["antifraudWebhookUrl"]);
    const draft: ConfigurationDraft = { antifraudSolution: "none", antifraudWebhookUrl: "half typed" };
    expect(progressOf("antifraud", draft, marked).state).toBe("complete");
    expect(progressOf("antifraud", { ...draft, antifraudSolution: "konduto" }, marked).state).toBe("invalid");
  });
});
