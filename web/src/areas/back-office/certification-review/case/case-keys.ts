import { type Verdict, verdicts } from "@portal/shared/stage/verdict.ts";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";

type CaseKey = Verdict | "next";
const caseKeys: readonly CaseKey[] = [...verdicts, "next"];

/**
 * Single-letter shortcuts for the verdict on the focused case, but not while one of its controls has the focus; each
 * language has its own letters. No element on screen stands for them, so the list itself listens.
 */
export function useCaseKeys(
  onKey: (key: CaseKey, caseId: string) => unknown,
  isOn: boolean,
): RefObject<HTMLDivElement | null> {
  const translate = useTranslations("back-office-certification.keys");
  const list = useRef<HTMLDivElement>(null);
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const element = list.current;
    if (!isOn || !element) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
      const caseId = event.target.dataset.caseId;
      const key = caseKeys.find((one) => translate(one) === event.key.toLowerCase());
      if (caseId && key) latest.current(key, caseId);
    };
    element.addEventListener("keydown", listen);
    return () => element.removeEventListener("keydown", listen);
  }, [isOn, translate]);
  return list;
}
