import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiError, isApiError } from "../../lib/api/api-error.ts";
import { Button } from "../button.tsx";
import { CopyButton } from "../copy-button.tsx";
import { FailureText } from "../feedback/failure-text.tsx";
import { EyeIcon, EyeOffIcon } from "../icons.tsx";

interface SecretValueProps {
  readonly label: string;
  /** The masked value, as the API returns it by default. */
  readonly masked: string;
  /** Fetches the value in clear; absent for those who may not see it. */
  readonly reveal?: () => Promise<string>;
}

/** How long a revealed key stays on screen, where others might see it. */
const revealedMilliseconds = 60_000;

export function SecretValue({ label, masked, reveal }: SecretValueProps) {
  const translate = useTranslations("shell.ui");
  const [clear, setClear] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  useEffect(() => {
    if (clear === undefined) return undefined;
    const timer = setTimeout(() => setClear(undefined), revealedMilliseconds);
    return () => clearTimeout(timer);
  }, [clear]);

  const show = async () => {
    if (!reveal) return;
    setBusy(true);
    setFailure(undefined);
    try {
      setClear(await reveal());
    } catch (error) {
      setFailure(isApiError(error) ? error : new ApiError("internal-error"));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="ui-secret">
      <code className="ui-secret__value">{clear ?? masked}</code>
      {reveal && (
        <Button
          variant="icon"
          aria-label={translate(clear === undefined ? "reveal" : "hide", { what: label })}
          title={translate(clear === undefined ? "reveal" : "hide", { what: label })}
          isBusy={isBusy}
          onClick={() => (clear === undefined ? void show() : setClear(undefined))}
        >
          {clear === undefined ? <EyeIcon /> : <EyeOffIcon />}
        </Button>
      )}
      {clear !== undefined && <CopyButton text={clear} label={label} />}
      {failure && (
        <div className="ui-secret__failure" role="alert">
          <FailureText error={failure} />
        </div>
      )}
    </div>
  );
}
