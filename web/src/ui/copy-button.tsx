import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "./button.tsx";
import { CheckIcon, CopyIcon } from "./icons.tsx";

/** Copies a text and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const translate = useTranslations("shell.ui");
  const [outcome, setOutcome] = useState<"copied" | "copyFailed">();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), 2500);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("copyFailed");
    }
  };
  return (
    <>
      <Button
        variant="icon"
        aria-label={translate("copy", { what: label })}
        title={translate("copy", { what: label })}
        onClick={() => void copy()}
      >
        {outcome === "copied" ? <CheckIcon /> : <CopyIcon />}
      </Button>
      <output className={outcome === "copyFailed" ? "ui-field__error" : "brand-visually-hidden"}>
        {outcome && translate(outcome)}
      </output>
    </>
  );
}
