import { useTranslations } from "use-intl";
import type { TextFile } from "../../ui/form/field/file-text.tsx";

/** The style sheet as text, never applied: it was written by somebody else. */
export function CssPreview({ file }: { file: TextFile }) {
  const translate = useTranslations("configuration.css");
  return (
    <details className="configuration-css">
      <summary>{translate("view")}</summary>
      <textarea
        className="ui-input configuration-css__text"
        readOnly
        rows={10}
        spellCheck={false}
        aria-label={translate("content", { fileName: file.fileName })}
        value={file.content}
      />
    </details>
  );
}
