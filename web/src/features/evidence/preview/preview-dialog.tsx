import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { AlertIcon, FileIcon } from "../../../ui/icons.tsx";
import { BackIcon, DownloadIcon, OnwardIcon } from "../icons.tsx";
import { isImage, isPreviewable } from "./content.ts";
import { fileOpened } from "./opened-files.ts";
import { contentQuery } from "./queries.ts";
import { useContentSource } from "./use-content-source.ts";
import { useDownload, useFetchFailureText } from "./use-download.ts";
import "./preview.css";

interface PreviewDialogProps {
  readonly companyId: string;
  /** Inspected files only: nothing else is ever opened. */
  readonly files: readonly EvidenceFile[];
  readonly startId: string;
  readonly onClose: () => void;
}

/** Looks at files one after the other, also with the arrow keys. */
export function PreviewDialog({ companyId, files, startId, onClose }: PreviewDialogProps) {
  const translate = useTranslations("evidence");
  const [id, setId] = useState(startId);
  const index = Math.max(
    files.findIndex((file) => file.id === id),
    0,
  );
  const file = files[index];
  const before = files[index - 1]?.id;
  const after = files[index + 1]?.id;
  useArrowKeys(before, after, setId);
  const { download, isBusy } = useDownload(companyId);
  if (!file) return null;
  return (
    <Dialog title={file.fileName} onClose={onClose} size="large">
      <div className="evidence-preview" aria-live="polite">
        <Content key={file.id} companyId={companyId} file={file} />
      </div>
      <div className="evidence-preview__bar">
        {files.length > 1 && (
          <div className="evidence-preview__pager">
            <StepButton label={translate("preview.previous")} to={before} onStep={setId}>
              <BackIcon />
            </StepButton>
            <span>{translate("preview.position", { index: index + 1, count: files.length })}</span>
            <StepButton label={translate("preview.next")} to={after} onStep={setId}>
              <OnwardIcon />
            </StepButton>
          </div>
        )}
        <Button isBusy={isBusy} onClick={() => void download(file)}>
          <DownloadIcon />
          {translate("act.downloadShort")}
        </Button>
      </div>
    </Dialog>
  );
}

function useArrowKeys(before: string | undefined, after: string | undefined, go: (id: string) => void): void {
  useEffect(() => {
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (altKey || ctrlKey || metaKey) return;
      const to = key === "ArrowLeft" ? before : key === "ArrowRight" ? after : undefined;
      if (to !== undefined) go(to);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [before, after, go]);
}

interface StepButtonProps {
  readonly label: string;
  readonly to: string | undefined;
  readonly onStep: (id: string) => void;
  readonly children: ReactNode;
}

function StepButton({ label, to, onStep, children }: StepButtonProps) {
  return (
    <Button
      variant="icon"
      aria-label={label}
      title={label}
      // Not `disabled`: the focus would be lost at the end of the row.
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onStep(to)}
    >
      {children}
    </Button>
  );
}

function Content({ companyId, file }: { companyId: string; file: EvidenceFile }) {
  const translate = useTranslations("evidence.preview");
  const translateUi = useTranslations("shell.ui");
  const failureText = useFetchFailureText();
  const isShown =
    isPreviewable(file) && (file.contentType !== "application/pdf" || navigator.pdfViewerEnabled);
  const { data, error, refetch } = useQuery({ ...contentQuery(companyId, file), enabled: isShown });
  useEffect(() => {
    if (data) fileOpened(file.id);
  }, [data, file.id]);
  if (!isShown) {
    return (
      <Instead icon={<FileIcon />}>
        {translate(file.contentType === "application/pdf" ? "noPdfViewer" : "notShown")}
      </Instead>
    );
  }
  if (error) {
    return (
      <Instead icon={<AlertIcon />}>
        {failureText(error)}
        <Button size="small" onClick={() => void refetch()}>
          {translateUi("retry")}
        </Button>
      </Instead>
    );
  }
  if (!data) return <Skeleton lines={6} />;
  if (file.contentType === "text/plain") return <PlainText content={data} fileName={file.fileName} />;
  return <Shown content={data} file={file} />;
}

function Instead({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="evidence-preview__instead">
      {icon}
      {children}
    </div>
  );
}

/** The blob carries the inspected type, so neither an image nor a PDF can turn out to be a page. */
function Shown({ content, file }: { content: Blob; file: EvidenceFile }) {
  const source = useContentSource(content);
  const frame = useCallback(
    (place: HTMLDivElement) => {
      // No `sandbox`: browsers do not start their PDF viewer inside one.
      const element = document.createElement("iframe");
      element.title = file.fileName;
      const giveBack = source(element);
      place.replaceChildren(element);
      return giveBack;
    },
    [source, file.fileName],
  );
  if (isImage(file.contentType))
    return <img className="evidence-preview__image" ref={source} alt={file.fileName} />;
  return <div className="evidence-preview__frame" ref={frame} />;
}

const maxShownCharacters = 200_000;

function PlainText({ content, fileName }: { content: Blob; fileName: string }) {
  const translate = useTranslations("evidence.preview");
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void content.text().then((read) => isWanted && setText(read));
    return () => {
      isWanted = false;
    };
  }, [content]);
  if (text === undefined) return <Skeleton lines={6} />;
  return (
    <>
      {text.length > maxShownCharacters && <p className="ui-muted">{translate("truncated")}</p>}
      <textarea
        className="evidence-preview__text"
        readOnly
        spellCheck={false}
        rows={16}
        aria-label={translate("text", { name: fileName })}
        value={text.slice(0, maxShownCharacters)}
      />
    </>
  );
}
