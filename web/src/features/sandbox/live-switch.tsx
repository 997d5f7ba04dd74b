import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import "./sandbox.css";

interface LiveSwitchProps {
  readonly isLive: boolean;
  readonly onChange: (isLive: boolean) => void;
}

/** New lines appear by themselves until somebody wants to read in peace. */
export function LiveSwitch({ isLive, onChange }: LiveSwitchProps) {
  const translate = useTranslations("sandbox.live");
  return (
    <Button size="small" aria-pressed={isLive} className="sandbox-live" onClick={() => onChange(!isLive)}>
      <span className="sandbox-live__dot" aria-hidden="true" />
      {translate(isLive ? "on" : "off")}
    </Button>
  );
}
