import { machineNames } from "@portal/shared/esitef/tester-acts.ts";
import { useCallback } from "react";
import { useTranslations } from "use-intl";

/** What a kind of transaction is called; one that only a newer release of the functions knows keeps its own name. */
export function useMachineName(): (machine: string) => string {
  const translate = useTranslations("sandbox.transactions.machineName");
  return useCallback(
    (machine: string) => {
      const known = machineNames.find((one) => one === machine);
      return known ? translate(known) : machine;
    },
    [translate],
  );
}
