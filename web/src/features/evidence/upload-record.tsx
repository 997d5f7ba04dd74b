import { uploadSeconds } from "@portal/shared/evidence/model.ts";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../lib/text/format.ts";
import { type Description, DescriptionList } from "../../ui/feedback/status.tsx";
import { type StageTime, stageTimes } from "./upload/step-times.ts";
import type { Upload, UploadTerms } from "./upload/upload.ts";
import "./upload-record.css";

/** What happened to one upload, stage by stage with its time, and what its signature fixed. */
export function UploadRecord({ upload }: { upload: Upload }) {
  return (
    <div className="upload-record">
      <ol className="upload-record__stages">
        {stageTimes(upload).map((time) => (
          <StageLine key={time.stage} time={time} />
        ))}
      </ol>
      {upload.terms && <Terms upload={upload} terms={upload.terms} />}
    </div>
  );
}

const marks = { done: "✓", current: "…", failed: "✕", ahead: "" } as const;

function StageLine({ time: { stage, state, milliseconds } }: { time: StageTime }) {
  const translate = useTranslations("evidence-demo");
  return (
    <li data-state={state} data-stage={stage}>
      <span className="upload-record__mark" aria-hidden="true">
        {marks[state]}
      </span>
      <span className="upload-record__stage">
        <strong>{translate(`stage.${stage}`)}</strong>
        <span className="brand-visually-hidden">{` (${translate(`stageState.${state}`)})`}</span>
        <span className="ui-muted">{translate(`stageText.${stage}`)}</span>
      </span>
      <span className="upload-record__time">
        {milliseconds === undefined
          ? "—"
          : milliseconds < 1
            ? translate("instant")
            : translate("milliseconds", { time: Math.round(milliseconds) })}
      </span>
    </li>
  );
}

function Terms({ upload, terms: { key, headers, expiresAt } }: { upload: Upload; terms: UploadTerms }) {
  const translate = useTranslations("evidence-demo");
  const locale = useLocale();
  const term = (id: "key" | "type" | "length" | "checksum" | "expires", value: string): Description => ({
    id,
    label: translate(`term.${id}`),
    value: id === "length" || id === "expires" ? value : <code>{value}</code>,
  });
  return (
    <section className="upload-record__terms">
      <h3>{translate("terms")}</h3>
      <p className="ui-muted">{translate("termsLead", { minutes: uploadSeconds / 60 })}</p>
      <DescriptionList
        items={[
          term("key", key),
          term("type", headers["content-type"] ?? ""),
          term("length", translate("bytes", { count: upload.file.size })),
          term("checksum", upload.sha256 ?? ""),
          term("expires", formatInstant(expiresAt, locale)),
        ]}
      />
    </section>
  );
}
