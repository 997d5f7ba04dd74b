import { CopyButton } from "../../ui/copy-button.tsx";
import "./certification.css";

export function CopyableText({ text, label }: { text: string; label: string }) {
  return (
    <span className="certification-copyable">
      <code>{text}</code>
      <CopyButton text={text} label={label} />
    </span>
  );
}
