import type { Locale } from "@portal/shared/locales.ts";
import { useEffect, useState } from "react";
import {
  type CallSheet,
  type CodeSheet,
  callSheetAddress,
  codeSheetAddress,
} from "../../../data/e-sitef/call-sheet.ts";

export interface Sheets {
  readonly sheet: CallSheet;
  readonly codes: CodeSheet;
}

async function read<T>(address: string): Promise<T> {
  const response = await fetch(`/${address}`);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}

/** Undefined while they are on their way; `again` asks once more after a failure. */
export function useSheets(operation: string, locale: Locale) {
  const [sheets, setSheets] = useState<Sheets | "failed">();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isStale = false;
    setSheets(undefined);
    Promise.all([
      read<CallSheet>(callSheetAddress(operation, locale)),
      read<CodeSheet>(codeSheetAddress(locale)),
    ]).then(
      ([sheet, codes]) => !isStale && setSheets({ sheet, codes }),
      () => !isStale && setSheets("failed"),
    );
    return () => {
      isStale = true;
    };
  }, [operation, locale, attempt]);
  return { sheets, again: () => setAttempt(attempt + 1) };
}
