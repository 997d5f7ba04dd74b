import type { Country } from "@portal/shared/country.ts";
import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../../lib/text/format.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckIcon, CloseIcon } from "../../../ui/icons.tsx";
import { DownloadIcon, RemoveIcon, RetryIcon } from "../icons.tsx";
import { isPreviewable } from "../preview/content.ts";
import { useDownload } from "../preview/use-download.ts";
import { formatSize } from "./format-size.ts";
import type { EvidenceRow, RowState } from "./rows.ts";
import { Thumbnail } from "./thumbnail.tsx";
import type { Line } from "./use-announcement.ts";
import { useStateText } from "./use-state-text.ts";

/** The acts on a line, beyond looking at the file. */
export interface LineActs {
  readonly cancel: (line: Line) => void;
  readonly retry: (line: Line) => void;
  readonly remove: (line: Line) => void;
}

interface FileLineProps {
  readonly companyId: string;
  readonly country: Country;
  readonly line: Line;
  readonly acts?: LineActs;
  readonly onPreview: (file: EvidenceFile) => void;
  readonly onCheckAgain: () => void;
}

const toneOf = ({ name }: RowState): string =>
  name === "clean"
    ? "success"
    : name === "refused" || name === "unfit" || name === "failed"
      ? "danger"
      : "none";

/** One file: its picture, its state and its buttons. */
export function FileLine({ companyId, country, line, acts, onPreview, onCheckAgain }: FileLineProps) {
  const translate = useTranslations("evidence.act");
  const stateText = useStateText();
  const { row, state } = line;
  const { fileName: name, file } = row;
  const clean = state.name === "clean" ? file : undefined;
  const opensHere = clean && isPreviewable(clean);
  return (
    <li className="evidence-line" data-state={state.name}>
      <Thumbnail companyId={companyId} line={line} />
      <div className="evidence-line__body">
        {opensHere ? (
          <Button
            variant="link"
            className="evidence-line__name"
            aria-label={translate("preview", { name })}
            onClick={() => onPreview(clean)}
          >
            {name}
          </Button>
        ) : (
          <span className="evidence-line__name">{name}</span>
        )}
        <Facts row={row} country={country} state={state} text={stateText(state)} />
        <Progress name={name} state={state} />
        {state.name === "inspecting" && state.isLate && (
          <Button variant="quiet" size="small" className="evidence-line__again" onClick={onCheckAgain}>
            {translate("checkAgain")}
          </Button>
        )}
      </div>
      <div className="evidence-line__acts">
        {clean && <DownloadButton companyId={companyId} file={clean} />}
        {acts && <ChangeButtons line={line} acts={acts} />}
      </div>
    </li>
  );
}

interface FactsProps {
  readonly row: EvidenceRow;
  readonly country: Country;
  readonly state: RowState;
  readonly text: string;
}

function Facts({ row: { sizeBytes, file }, country, state, text }: FactsProps) {
  const locale = useLocale();
  return (
    <p className="evidence-line__facts">
      <span>{formatSize(sizeBytes, locale)}</span>
      {file && <time dateTime={file.createdAt}>{formatInstant(file.createdAt, locale, country)}</time>}
      <span className="evidence-line__state" data-tone={toneOf(state)}>
        {state.name === "clean" && <CheckIcon />}
        {text}
      </span>
    </p>
  );
}

/** A percentage while bytes are read or sent; indeterminate while the server works. */
function Progress({ name, state }: { name: string; state: RowState }) {
  const translate = useTranslations("evidence.state");
  const isMoving = state.name === "signing" || (state.name === "inspecting" && !state.isLate);
  const done = state.name === "hashing" || state.name === "uploading" ? state.done : undefined;
  if (done === undefined && !isMoving) return null;
  const label = translate("progress", { name });
  // Without a value the bar is indeterminate.
  if (done === undefined) return <progress className="evidence-progress" aria-label={label} />;
  return (
    <progress className="evidence-progress" aria-label={label} value={Math.round(done * 100)} max={100} />
  );
}

function DownloadButton({ companyId, file }: { companyId: string; file: EvidenceFile }) {
  const translate = useTranslations("evidence.act");
  const { download, isBusy } = useDownload(companyId);
  const label = translate("download", { name: file.fileName });
  return (
    <Button
      variant="icon"
      aria-label={label}
      title={label}
      isBusy={isBusy}
      onClick={() => void download(file)}
    >
      <DownloadIcon />
    </Button>
  );
}

const sending: readonly RowState["name"][] = ["waiting", "hashing", "signing", "uploading"];

function ChangeButtons({ line, acts }: { line: Line; acts: LineActs }) {
  const translate = useTranslations("evidence.act");
  const { fileName: name, file } = line.row;
  const { state } = line;
  if (sending.includes(state.name)) {
    return (
      <Button
        variant="icon"
        aria-label={translate("cancel", { name })}
        title={translate("cancel", { name })}
        onClick={() => acts.cancel(line)}
      >
        <CloseIcon />
      </Button>
    );
  }
  const isLocal = state.name === "failed" || state.name === "unfit";
  const removeLabel = translate(isLocal ? "dismiss" : "remove", { name });
  return (
    <>
      {state.name === "failed" && (
        <Button size="small" aria-label={translate("retry", { name })} onClick={() => acts.retry(line)}>
          <RetryIcon />
          {translate("retryShort")}
        </Button>
      )}
      {(isLocal || file) && (
        <Button variant="icon" aria-label={removeLabel} title={removeLabel} onClick={() => acts.remove(line)}>
          {isLocal ? <CloseIcon /> : <RemoveIcon />}
        </Button>
      )}
    </>
  );
}
