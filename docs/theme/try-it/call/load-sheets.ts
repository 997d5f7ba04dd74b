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

interface Loaded {
  /** Of which call, language and attempt it is. */
  readonly of: string;
  readonly sheets: Sheets | "failed";
}

/** Undefined while they are on their way; `again` asks once more after a failure. */
export function useSheets(operation: string, locale: Locale) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const wanted = `${operation} ${locale} ${attempt}`;
  useEffect(() => {
    let isStale = false;
    const show = (sheets: Loaded["sheets"]) => {
      if (!isStale) setLoaded({ of: wanted, sheets });
    };
    Promise.all([
      read<CallSheet>(callSheetAddress(operation, locale)),
      read<CodeSheet>(codeSheetAddress(locale)),
    ]).then(
      ([sheet, codes]) => show({ sheet, codes }),
      () => show("failed"),
    );
    return () => {
      isStale = true;
    };
  }, [operation, locale, wanted]);
  return {
    sheets: loaded?.of === wanted ? loaded.sheets : undefined,
    again: () => setAttempt(attempt + 1),
  };
}
