import type { Country } from "@portal/shared/country.ts";
import { maxFilesPerCase } from "@portal/shared/evidence/model.ts";
import { type ClipboardEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/dialog.tsx";
import { Loaded } from "../../ui/feedback/states.tsx";
import { DropZone } from "./drop-zone.tsx";
import { RetryIcon } from "./icons.tsx";
import type { LineActs } from "./line/file-line.tsx";
import { FileLines } from "./line/file-lines.tsx";
import { takenPlaces } from "./line/rows.ts";
import { type Line, useAnnouncement } from "./line/use-announcement.ts";
import { useLines } from "./line/use-lines.ts";
import { useRemoveFile } from "./line/use-remove-file.ts";
import { nameOfPasted } from "./upload/pasted-name.ts";
import type { UploadPlace } from "./upload/upload.ts";
import { uploads } from "./upload/uploads.ts";
import "./evidence.css";

interface UploadPanelProps {
  readonly place: UploadPlace;
  readonly attempt?: number;
  readonly country: Country;
}

const noLines: readonly Line[] = [];

/** Sending files, watching their inspection, looking at them, removing them. Without a case, the place is that of trials. */
export function UploadPanel({ place, attempt, country }: UploadPanelProps) {
  const translate = useTranslations("evidence.panel");
  const { query, lines, checkAgain } = useLines(place, attempt);
  const announcement = useAnnouncement(lines ?? noLines);
  const button = useRef<HTMLButtonElement>(null);
  const removal = useRemoval(place.companyId, () => button.current?.focus());
  const room = maxFilesPerCase - takenPlaces((lines ?? noLines).map(({ state }) => state));
  const failed = (lines ?? noLines).filter(({ state }) => state.name === "failed");
  const add = (files: readonly File[]) => uploads.add(place, files, room);
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files].map((file) => nameOfPasted(file, translate));
    if (files.length > 0) add(files);
  };
  return (
    <section className="evidence" aria-label={translate("label")} onPaste={paste}>
      <Loaded query={{ ...query, data: lines }} lines={2} errorTitle={translate("loadFailed")}>
        {(shown) => (
          <>
            <DropZone isFull={room <= 0} onFiles={add} buttonRef={button} />
            <FileLines
              companyId={place.companyId}
              country={country}
              lines={shown}
              acts={removal.acts}
              onCheckAgain={checkAgain}
            />
            <div className="evidence-foot">
              <span>{translate("count", { count: maxFilesPerCase - room, limit: maxFilesPerCase })}</span>
              {failed.length > 1 && (
                <Button size="small" onClick={() => failed.forEach(removal.acts.retry)}>
                  <RetryIcon />
                  {translate("retryAll", { count: failed.length })}
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
      <output className="brand-visually-hidden">{announcement}</output>
      {removal.question}
    </section>
  );
}

/** The acts of a line's buttons. Removing a stored file asks first; removing a failed upload loses nothing. */
function useRemoval(companyId: string, onGone: () => void) {
  const translate = useTranslations("evidence.remove");
  const removeFile = useRemoveFile(companyId);
  const [asked, setAsked] = useState<Line>();
  const dismiss = ({ row: { upload } }: Line) => upload && uploads.dismiss(upload.id);
  const acts: LineActs = {
    cancel: ({ row: { upload } }) => upload && uploads.cancel(upload.id),
    retry: ({ row: { upload } }) => upload && uploads.retry(upload.id),
    remove: (line) => {
      if (line.state.name !== "failed" && line.state.name !== "unfit") return setAsked(line);
      dismiss(line);
      onGone();
    },
  };
  const confirm = async (line: Line) => {
    const isGone = line.row.file && (await removeFile(line.row.file));
    setAsked(undefined);
    if (!isGone) return;
    dismiss(line);
    // Runs after the dialog returned the focus to a button that has disappeared with the remaining cases.
    setTimeout(onGone);
  };
  const question = asked && (
    <ConfirmDialog
      title={translate("title")}
      confirmLabel={translate("confirm")}
      danger
      onConfirm={() => confirm(asked)}
      onCancel={() => setAsked(undefined)}
    >
      {translate("text", { name: asked.row.fileName })}
    </ConfirmDialog>
  );
  return { acts, question };
}
