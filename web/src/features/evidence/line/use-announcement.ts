import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { EvidenceRow, RowState } from "./rows.ts";
import { useStateText } from "./use-state-text.ts";

export interface Line {
  readonly row: EvidenceRow;
  readonly state: RowState;
}

const spoken: readonly RowState["name"][] = ["inspecting", "clean", "refused", "unfit", "failed"];

/** The lines whose state changed in a way worth announcing; the initial states are not news. */
export function newsOf(
  before: ReadonlyMap<string, RowState["name"]> | undefined,
  lines: readonly Line[],
): readonly Line[] {
  if (!before) return [];
  return lines.filter(
    ({ row, state }) =>
      spoken.includes(state.name) &&
      before.get(row.key) !== state.name &&
      (row.upload || before.has(row.key)),
  );
}

/** What a live region should say now. */
export function useAnnouncement(lines: readonly Line[]): string {
  const translate = useTranslations("evidence.state");
  const stateText = useStateText();
  const before = useRef<ReadonlyMap<string, RowState["name"]>>(undefined);
  const [text, setText] = useState("");
  useEffect(() => {
    const news = newsOf(before.current, lines);
    before.current = new Map(lines.map(({ row, state }) => [row.key, state.name]));
    if (news.length === 0) return;
    setText(
      news
        .map(({ row, state }) => translate("announcement", { name: row.fileName, text: stateText(state) }))
        .join(" "),
    );
  }, [lines, translate, stateText]);
  return text;
}
