import { useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { Button } from "../../button.tsx";
import { FileIcon } from "../../icons.tsx";
import { FieldGroup, type FieldProps, useField } from "./field.tsx";
import { useFormSurroundings } from "./form-context.ts";

interface FileTextProps extends FieldProps {
  /** Ending of the file's name, such as `.css`. */
  readonly extension: string;
  readonly maxBytes: number;
}

/** A text file as a form keeps it. */
export interface TextFile {
  readonly fileName: string;
  readonly content: string;
}

const isTextFile = (value: unknown): value is TextFile =>
  typeof value === "object" && value !== null && "fileName" in value && "content" in value;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A small text file that is read here and travels inside the form; nothing is uploaded until the form is sent. */
export function FileText({ extension, maxBytes, ...field }: FileTextProps) {
  const translate = useTranslations("form.file");
  const state = useField(field, (value) =>
    isTextFile(value)
      ? `${value.fileName} (${translate("kib", { size: bytesOf(value.content) / 1024 })})`
      : "",
  );
  // Two values of the body are one field here: both have its label, and a refusal of either is shown at it.
  const fileName = useField({ name: `${field.name}.fileName`, label: field.label });
  const content = useField({ name: `${field.name}.content`, label: field.label });
  const { readOnly } = useFormSurroundings();
  const { trigger } = useFormContext();
  const { field: kept } = useController({ name: field.name });
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const file = isTextFile(kept.value) ? kept.value : undefined;
  const error = refusal ?? state.error ?? fileName.error ?? content.error;

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (!chosen.name.toLowerCase().endsWith(extension))
      return setRefusal(translate("wrongFile", { extension }));
    if (chosen.size > maxBytes) return setRefusal(translate("fileTooLarge", { kib: maxBytes / 1024 }));
    setRefusal(undefined);
    kept.onChange({ fileName: chosen.name, content: await chosen.text() });
    void trigger(field.name);
  };

  return (
    <FieldGroup field={field} state={{ ...state, error }}>
      {file && (
        <div className="ui-file">
          <FileIcon />
          <span className="ui-file__name">{file.fileName}</span>
          <span className="ui-muted">{translate("kib", { size: bytesOf(file.content) / 1024 })}</span>
        </div>
      )}
      {!file && readOnly && <p className="ui-muted">{translate("noFile")}</p>}
      {!readOnly && (
        <div className="ui-file__actions">
          <input
            ref={input}
            className="brand-visually-hidden"
            type="file"
            tabIndex={-1}
            aria-hidden="true"
            accept={extension}
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              // The same file may be chosen again after it was corrected.
              event.target.value = "";
            }}
          />
          <Button
            size="small"
            id={content.id}
            aria-describedby={error && `${state.id}-error`}
            onClick={() => input.current?.click()}
          >
            {translate(file ? "replaceFile" : "chooseFile")}
          </Button>
          {file && (
            <Button variant="quiet" size="small" onClick={() => kept.onChange(undefined)}>
              {translate("removeItem", { item: file.fileName })}
            </Button>
          )}
        </div>
      )}
    </FieldGroup>
  );
}
