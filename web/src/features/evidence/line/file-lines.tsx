import type { Country } from "@portal/shared/country.ts";
import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { FileLine, type LineActs } from "./file-line.tsx";
import type { Line } from "./use-announcement.ts";

/** Comes with the first file that somebody looks at. */
const PreviewDialog = lazyPart(async () => (await import("../preview/preview-dialog.tsx")).PreviewDialog);

interface FileLinesProps {
  readonly companyId: string;
  readonly country: Country;
  readonly lines: readonly Line[];
  readonly acts?: LineActs;
  readonly onCheckAgain: () => void;
}

/** The list of files, and the dialog that shows one of them large. */
export function FileLines({ companyId, country, lines, acts, onCheckAgain }: FileLinesProps) {
  const translate = useTranslations("evidence.panel");
  const [shown, setShown] = useState<string>();
  const files = lines.flatMap(({ row: { file } }): EvidenceFile[] =>
    file?.status === "clean" ? [file] : [],
  );
  if (lines.length === 0) return <p className="evidence-empty">{translate(acts ? "empty" : "none")}</p>;
  return (
    <>
      <ul className="evidence-lines" aria-label={translate("list")}>
        {lines.map((line) => (
          <FileLine
            key={line.row.key}
            companyId={companyId}
            country={country}
            line={line}
            acts={acts}
            onPreview={({ id }) => setShown(id)}
            onCheckAgain={onCheckAgain}
          />
        ))}
      </ul>
      {shown !== undefined && (
        <Suspense>
          <PreviewDialog
            companyId={companyId}
            files={files}
            startId={shown}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
