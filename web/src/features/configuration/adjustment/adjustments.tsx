import type {
  Configuration,
  ConfigurationDraft,
  ConfigurationField,
} from "@portal/shared/configuration/model.ts";
import {
  type AdjustmentState,
  adjustmentStates,
  changedFields,
} from "@portal/shared/configuration/revision.ts";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { configurationRevisionQuery } from "../queries.ts";

/** An adjustment compared with the present form; its state is unknown while the revision loads. */
export type OwnAdjustment = Omit<AdjustmentState, "state"> & {
  readonly state: AdjustmentState["state"] | undefined;
};

interface OwnAdjustments {
  readonly all: readonly OwnAdjustment[];
  /** Every field that differs from the revision that support saw. */
  readonly changed: readonly ConfigurationField[] | undefined;
}

const nothing: OwnAdjustments = { all: [], changed: undefined };
const AdjustmentsContext = createContext(nothing);

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
  const draft: ConfigurationDraft = useWatch({ name: "draft" });
  const answers: Configuration["answers"] = useWatch({ name: "answers" });
  const value = useMemo(
    () => (isAsked ? ownAdjustments(review, sent.data?.draft, draft, answers) : nothing),
    [isAsked, review, sent.data, draft, answers],
  );
  return <AdjustmentsContext value={value}>{children}</AdjustmentsContext>;
}

function ownAdjustments(
  review: Configuration["review"],
  before: ConfigurationDraft | undefined,
  now: ConfigurationDraft,
  answers: Configuration["answers"],
): OwnAdjustments {
  const states = adjustmentStates(review?.adjustments ?? [], { before, now, answers });
  if (!before) return { all: states.map((one) => ({ ...one, state: undefined })), changed: undefined };
  return { all: states, changed: changedFields(before, now) };
}

export const useAdjustments = (): OwnAdjustments => useContext(AdjustmentsContext);

export const useAdjustment = (field: ConfigurationField): OwnAdjustment | undefined =>
  useAdjustments().all.find((adjustment) => adjustment.field === field);
