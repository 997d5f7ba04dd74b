import { CopyButton } from "../../ui/copy-button.tsx";
import "./sandbox.css";

/** A text for a terminal, with the button that copies it. */
export function Command({ text, label }: { text: string; label: string }) {
  return (
    <div className="sandbox-command">
      <pre>
        <code>{text}</code>
      </pre>
      <CopyButton text={text} label={label} />
    </div>
  );
}
