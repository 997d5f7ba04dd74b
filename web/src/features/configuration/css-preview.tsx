import { useTranslations } from "use-intl";
import type { TextFile } from "../../ui/file-text.tsx";

/** The style sheet as text, never applied: it was written by somebody else. */
export function CssPreview({ file }: { file: TextFile }) {
  const translate = useTranslations("configuration.css");
  const label = translate("content", { fileName: file.fileName });
  return (
    <details className="configuration-css">
      <summary>{translate("view")}</summary>
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{file.content}</code>
      </pre>
    </details>
  );
}
