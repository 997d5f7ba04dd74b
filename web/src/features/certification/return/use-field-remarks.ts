import type { Certification } from "@portal/shared/certification/model.ts";
import { remarksOn } from "@portal/shared/certification/return-remarks.ts";
import { isRecord } from "@portal/shared/field/record.ts";
import { useFormContext, useWatch } from "react-hook-form";
import { useRemarkText } from "./use-remark-text.ts";

const given = (typed: unknown): string | undefined =>
  typeof typed === "string" && typed.trim() !== "" ? typed.trim() : undefined;

/** The typed values that are compared with other cases and with the beginning. */
function comparedIn(typed: unknown) {
  if (!isRecord(typed)) return {};
  const cards = isRecord(typed.cardUsns) ? Object.entries(typed.cardUsns) : [];
  return {
    platformUsn: given(typed.platformUsn),
    testedOn: given(typed.testedOn),
    cardUsns: Object.fromEntries(cards.map(([id, usn]) => [id, given(usn)])),
  };
}

/** Remarks on the typed values of a return's fields, once the field has been left. */
export function useFieldRemarks(certification: Certification, caseId: string) {
  const text = useRemarkText(certification.begunAt);
  const { getFieldState, formState } = useFormContext();
  const typed: unknown = useWatch({ name: "return" });
  const returns = { ...certification.returns, [caseId]: comparedIn(typed) };
  const remarks = remarksOn({ ...certification, returns }, caseId);
  return (field: string): string | undefined => {
    // Half a number is no mistake while it is being typed.
    const { isDirty, isTouched } = getFieldState(`return.${field}`, formState);
    if (isDirty && !isTouched) return undefined;
    const own = remarks.filter((remark) => remark.field === field);
    return own.length > 0 ? own.map(text).join(" ") : undefined;
  };
}
