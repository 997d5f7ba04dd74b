import type { Source } from "./sources.ts";

const ofFeature =
  /^functions\/(?:company|onboarding|support|letters|sandbox)\/(?:[^/]+\/)+(model|public)\.ts$/;

/** It takes part in a transaction, or has to be waited for. */
const act = /\/transaction\.ts"|^(?:export )?async |\bPromise</m;
const passedOn = /^export (?:type )?[{*]/m;

/** A model says what is stored and does nothing; a door declares what it offers, and passes nothing on. */
export function featureFaults(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const [, kind] = ofFeature.exec(file) ?? [];
    if (kind === "model" && act.test(text))
      return [
        `${file}: a model builds no write and waits for nothing. Move the act to a file of its own, or to public.ts.`,
      ];
    if (kind === "public" && passedOn.test(text))
      return [`${file}: a door passes nothing on. Declare here what others may reach.`];
    return [];
  });
}
