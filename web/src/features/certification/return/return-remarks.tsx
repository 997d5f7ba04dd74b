import {
  type ComparedReturns,
  type ReturnRemark,
  remarkCount,
} from "@portal/shared/certification/return-remarks.ts";
import { useTranslations } from "use-intl";
import { StatusBadge } from "../../../ui/feedback/status.tsx";
import { useRemarkText } from "./use-remark-text.ts";
import "../certification.css";

interface ReturnRemarksProps {
  readonly remarks: readonly ReturnRemark[];
  readonly begunAt: string | null;
}

/** The remarks on a value, shown under it. */
export function ReturnRemarks({ remarks, begunAt }: ReturnRemarksProps) {
  const text = useRemarkText(begunAt);
  return remarks.map((remark) => (
    <span key={`${remark.code} ${remark.field}`} className="certification-differs">
      {text(remark)}
    </span>
  ));
}

/** A badge for a case whose return has remarks. */
export function RemarkBadge({ compared, caseId }: { compared: ComparedReturns; caseId: string }) {
  const translate = useTranslations("certification.remark");
  const count = remarkCount(compared, caseId);
  return count > 0 && <StatusBadge tone="warning">{translate("count", { count })}</StatusBadge>;
}
