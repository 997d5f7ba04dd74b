import { type Configuration, configurationFields } from "@portal/shared/configuration/model.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormAdjustments } from "../../../ui/form/adjustment/adjustments.tsx";
import { configurationRevisionQuery } from "../queries.ts";

const none = [] as const;

/** Compares the form with the revision that support saw, for all components inside. */
export function Adjustments({
  configuration,
  children,
}: {
  readonly configuration: Configuration;
  readonly children: ReactNode;
}) {
  const { companyId, product, revision, status, review } = configuration;
  const isAsked = status === "revision";
  const sent = useQuery({
    ...configurationRevisionQuery(companyId, product, revision),
    enabled: isAsked && revision > 0,
  });
  return (
    <FormAdjustments
      fields={configurationFields}
      asked={isAsked ? (review?.adjustments ?? none) : undefined}
      before={sent.data?.draft}
    >
      {children}
    </FormAdjustments>
  );
}
