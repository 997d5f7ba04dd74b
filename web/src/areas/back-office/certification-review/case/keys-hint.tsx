import { useTranslations } from "use-intl";

interface KeysHintProps {
  readonly isOn: boolean;
  readonly onChoose: (isOn: boolean) => void;
}

/** Which letters give verdicts, and the way to turn them off. */
export function KeysHint({ isOn, onChoose }: KeysHintProps) {
  const translate = useTranslations("back-office-certification.keys");
  return (
    <label className="case-review-keys">
      <input type="checkbox" checked={isOn} onChange={(event) => onChoose(event.target.checked)} />
      {translate("hint")}
    </label>
  );
}
