import { useCallback, useState } from "react";
import { isRecord } from "../../../lib/record.ts";

/** Where one is between arriving and being signed in. The Authenticator has the two tabs; the steps with a code are ours. */
export interface LoginStep {
  readonly at: "tabs" | "confirm" | "forgot" | "reset" | "signed-in";
  readonly email: string;
  /** What has just been done, said above the tabs. */
  readonly done?: "confirmed" | "changed";
}

/** A reload, or a look into the mailbox on a phone that drops its pages, must not lose the step. This tab's alone. */
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
