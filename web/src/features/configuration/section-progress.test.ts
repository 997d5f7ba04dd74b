import { type ConfigurationDraft, configurationDataSchema } from "@portal/shared/configuration/model.ts";
import { draftProgress, sectionProgress } from "./section-progress.ts";
import { configurationSections, type SectionId } from "./sections.ts";

const complete: ConfigurationDraft = {
  solutionModel: "rest",
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

const progressOf = (id: SectionId, draft: ConfigurationDraft) => {
  const section = configurationSections.find((candidate) => candidate.id === id);
  if (!section) throw new Error(id);
  return sectionProgress(section, draft);
};

describe("how far a configuration is", () => {
  it("counts an empty form's required fields as missing", () => {
    expect(draftProgress({}).missing).toHaveLength(11);
    expect(draftProgress({}).isReady).toBe(false);
  });

  it("agrees with the server on what may be sent", () => {
    expect(draftProgress(complete).isReady).toBe(true);
    expect(configurationDataSchema.safeParse(complete).success).toBe(true);
  });

  it("tells an address that would be refused from one that is missing", () => {
    const draft = { ...complete, statusUrl: "http://localhost/status", hashUrl: undefined };
    expect(progressOf("addresses", draft)).toMatchObject({
      state: "invalid",
      invalid: ["statusUrl"],
      missing: ["hashUrl"],
    });
  });

  it("calls a section without required fields optional until something is chosen", () => {
    expect(progressOf("methods", { authorizers: [] }).state).toBe("untouched");
    expect(progressOf("methods", { authorizers: ["1"] }).state).toBe("complete");
  });

  it("does not judge anti-fraud addresses that are not on the screen", () => {
    const draft: ConfigurationDraft = { antifraudSolution: "none", antifraudWebhookUrl: "half typed" };
    expect(progressOf("antifraud", draft).state).toBe("complete");
    expect(progressOf("antifraud", { ...draft, antifraudSolution: "konduto" }).state).toBe("invalid");
  });
});
