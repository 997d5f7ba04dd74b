import type { ProductId } from "@portal/shared/occurrence/model.ts";
import { useTranslations } from "use-intl";
import { Loaded } from "../../ui/states.tsx";
import { FileLines } from "./file-lines.tsx";
import { useLines } from "./use-lines.ts";
import "./evidence.css";

interface EvidenceListProps {
  readonly companyId: string;
  readonly product: ProductId;
  readonly caseId: string;
  /** Of the certification that is shown: a restart leaves the files of earlier attempts where they are. */
  readonly attempt: number;
}

/** The files of one case, to be looked at and saved. */
export function EvidenceList({ companyId, product, caseId, attempt }: EvidenceListProps) {
  const translate = useTranslations("evidence.panel");
  const { query, lines, checkAgain } = useLines({ companyId, product, caseId }, attempt);
  return (
    <section className="evidence" aria-label={translate("label")}>
      <Loaded query={{ ...query, data: lines }} lines={2} errorTitle={translate("loadFailed")}>
        {(shown) => <FileLines companyId={companyId} lines={shown} onCheckAgain={checkAgain} />}
      </Loaded>
    </section>
  );
}
