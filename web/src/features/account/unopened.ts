import { isApiError } from "../../lib/api/api-error.ts";

const reasons = ["email-unverified", "email-missing"] as const;

/** Why somebody who is signed in has no account yet; any other failure says nothing about that. */
export const unopenedFor = (error: unknown): (typeof reasons)[number] | undefined =>
  isApiError(error) ? reasons.find((reason) => reason === error.code) : undefined;
