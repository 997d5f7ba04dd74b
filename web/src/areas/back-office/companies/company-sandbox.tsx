import type { Country } from "@portal/shared/country.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { sandboxQuery } from "../../../features/sandbox/queries.ts";
import { Workbench } from "../../../features/sandbox/workbench.tsx";
import { EmptyState, Loaded } from "../../../ui/feedback/states.tsx";

interface CompanySandboxProps {
  readonly companyId: string;
  readonly country: Country;
}

/** What a company calls in the sandbox, as its developers see it; support reads along and does nothing there. */
export function CompanySandbox({ companyId, country }: CompanySandboxProps) {
  const translate = useTranslations("sandbox.unopened");
  const sandbox = useQuery(sandboxQuery(companyId));
  return (
    <Loaded query={sandbox} lines={6}>
      {(data) => {
        const [store] = data.stores;
        if (store) return <Workbench sandbox={data} store={store} country={country} />;
        return <EmptyState title={translate("title")}>{translate("lead")}</EmptyState>;
      }}
    </Loaded>
  );
}
