import { useState } from "react";

/** Runs one act at a time and keeps why it failed; an error that `failureOf` does not know it throws. */
export function useAttempt<Failure>(failureOf: (error: unknown) => Failure) {
  const [error, setError] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await act();
    } catch (failure) {
      setError(failureOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return { error, setError, isBusy, attempt };
}
