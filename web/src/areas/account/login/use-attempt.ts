import { useState } from "react";
import { useTranslations } from "use-intl";
import { authFailureOf } from "../../../lib/session/auth-failure.ts";

interface AttemptOutcome {
  readonly isBusy: boolean;
  readonly error?: string;
  /** A success message for an act that stays on the same step, such as sending another code. */
  readonly sign?: string;
}

/** One call to the user pool at a time: an earlier error or sign goes when the next one begins. */
export function useAttempt() {
  const failure = useTranslations("sign-in.error");
  const [outcome, setOutcome] = useState<AttemptOutcome>({ isBusy: false });
  const attempt = (act: () => Promise<string | void>) => {
    if (outcome.isBusy) return;
    setOutcome({ isBusy: true });
    act().then(
      (sign) => setOutcome({ isBusy: false, sign: sign ?? undefined }),
      (error: unknown) => setOutcome({ isBusy: false, error: failure(authFailureOf(error)) }),
    );
  };
  const refuse = (error: string) => setOutcome({ isBusy: false, error });
  return { ...outcome, attempt, refuse };
}
