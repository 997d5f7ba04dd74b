import type { Country } from "@portal/shared/country.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { useTranslations } from "use-intl";
import { Loaded } from "../../ui/feedback/states.tsx";
import { FileLines } from "./line/file-lines.tsx";
import { useLines } from "./line/use-lines.ts";
import type { UploadPlace } from "./upload/upload.ts";
import { UploadPanel } from "./upload-panel.tsx";
import "./evidence.css";

export interface CaseEvidenceProps {
  readonly companyId: string;
  readonly product: ProductId;
  readonly caseId: string;
  /** The attempt of the certification that is shown: files of earlier attempts stay with those. */
  readonly attempt: number;
  /** The company's, whose time zone both sides read. */
  readonly country: Country;
  readonly isReadOnly: boolean;
}

/** The files of one case, to be changed or only to be looked at and saved. */
export function CaseEvidence({ isReadOnly, attempt, country, ...place }: CaseEvidenceProps) {
  const Files = isReadOnly ? StoredFiles : UploadPanel;
  return <Files place={place} attempt={attempt} country={country} />;
}

interface StoredFilesProps {
  readonly place: UploadPlace;
  readonly attempt: number;
  readonly country: Country;
}

function StoredFiles({ place, attempt, country }: StoredFilesProps) {
  const translate = useTranslations("evidence.panel");
  const { query, lines, checkAgain } = useLines(place, attempt);
  return (
    <section className="evidence" aria-label={translate("label")}>
      <Loaded query={{ ...query, data: lines }} lines={2} errorTitle={translate("loadFailed")}>
        {(shown) => (
          <FileLines companyId={place.companyId} country={country} lines={shown} onCheckAgain={checkAgain} />
        )}
      </Loaded>
    </section>
  );
}
