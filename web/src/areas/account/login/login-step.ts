import { isRecord } from "@portal/shared/field/record.ts";
import { useCallback, useState } from "react";

/** The step of signing in that is shown. The Authenticator has the two tabs; the steps with a code are ours. */
export interface LoginStep {
  readonly at: "tabs" | "confirm" | "forgot" | "reset" | "signed-in";
  readonly email: string;
  /** What was just completed, shown as a message above the tabs. */
  readonly done?: "confirmed" | "changed";
}

/**
 * Kept for this tab, so that a reload does not lose the step, nor a phone that unloads the page while its owner
 * looks into the mailbox.
 */
const key = "portal.loginStep";
const kept = ["confirm", "forgot", "reset"] as const;

const start: LoginStep = { at: "tabs", email: "" };

function readStep(): LoginStep {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (!isRecord(value) || typeof value.email !== "string") return start;
    const at = kept.find((name) => name === value.at);
    return at ? { at, email: value.email } : start;
  } catch {
    return start;
  }
}

function keepStep({ at, email }: LoginStep): void {
  if (kept.some((name) => name === at)) sessionStorage.setItem(key, JSON.stringify({ at, email }));
  else sessionStorage.removeItem(key);
}

export function useLoginStep() {
  const [step, setStep] = useState(readStep);
  const go = useCallback((next: LoginStep) => {
    keepStep(next);
    setStep(next);
  }, []);
  return [step, go] as const;
}
