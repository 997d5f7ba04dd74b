import { evidenceFormats, maxFilesPerCase } from "@portal/shared/evidence/model.ts";
import { type DragEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { UploadIcon } from "./icons.tsx";
import { maxMegabytes } from "./line/use-state-text.ts";

interface DropZoneProps {
  readonly isFull: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Gets the focus when the focused line disappears. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
}

const accepted = Object.keys(evidenceFormats)
  .map((extension) => `.${extension}`)
  .join(",");

const carriesFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes("Files") ?? false;

/** Without this, a file dropped beside the target would replace the page and everything in it. */
function useNoStrayDrop(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      if (carriesFiles(event)) event.preventDefault();
    };
    window.addEventListener("dragover", keep);
    window.addEventListener("drop", keep);
    return () => {
      window.removeEventListener("dragover", keep);
      window.removeEventListener("drop", keep);
    };
  }, []);
}

export function DropZone({ isFull, onFiles, buttonRef }: DropZoneProps) {
  const translate = useTranslations("evidence.panel");
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useNoStrayDrop();
  const drop = (event: DragEvent) => {
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // Dropping is a shortcut for the button inside.
    <div
      className="evidence-drop"
      data-over={isOver}
      onDragOver={(event) => setOver(carriesFiles(event))}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UploadIcon />
      <p className="evidence-drop__text">{translate("drop")}</p>
      <input
        ref={input}
        className="brand-visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        accept={accepted}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was corrected.
          event.target.value = "";
        }}
      />
      <Button ref={buttonRef} aria-describedby={noteId} onClick={() => input.current?.click()}>
        {translate("choose")}
      </Button>
      <p id={noteId} className="evidence-drop__note">
        {isFull
          ? translate("full", { limit: maxFilesPerCase })
          : translate("formats", { megabytes: maxMegabytes })}
      </p>
    </div>
  );
}
