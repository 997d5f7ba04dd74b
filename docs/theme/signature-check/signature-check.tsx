import { type ComponentType, useState } from "react";
import { signatureCheckWords as words } from "../../words/signature-check.ts";
import { useLocale } from "../use-locale.ts";
import styles from "./signature-check.module.css";

const loadPanel = (): Promise<ComponentType | "failed"> =>
  import("./panel.tsx").then(
    (module) => module.Panel,
    () => "failed" as const,
  );

/** The button that opens the check; its form is fetched then, so that reading the page costs nothing. */
export function SignatureCheck() {
  const locale = useLocale();
  const [Panel, setPanel] = useState<ComponentType | "failed">();
  const open = async () => {
    const loaded = await loadPanel();
    setPanel(() => loaded);
  };
  if (Panel && Panel !== "failed") {
    return (
      <div className={styles.panel}>
        <Panel />
      </div>
    );
  }
  return (
    <div className={styles.opener}>
      <button type="button" className="brand-button brand-button--primary" onClick={() => void open()}>
        {words.open[locale]}
      </button>
      {Panel === "failed" && <p role="alert">{words.loadFailed[locale]}</p>}
    </div>
  );
}
