import {
  type Adjustment,
  type AdjustmentAnswers,
  type AdjustmentState,
  type Draft,
  fieldsChanged,
  statesOf,
} from "@portal/shared/stage/adjustment.ts";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useWatch } from "react-hook-form";

/** An adjustment compared with the present form; its state is unknown while the revision loads. */
export type OwnAdjustment = Omit<AdjustmentState<string>, "state"> & {
  readonly state: AdjustmentState<string>["state"] | undefined;
};

interface OwnAdjustments {
  readonly all: readonly OwnAdjustment[];
  /** Every field that differs from the revision that support saw. */
  readonly changed: readonly string[] | undefined;
}

const nothing: OwnAdjustments = { all: [], changed: undefined };
const AdjustmentsContext = createContext(nothing);

interface FormAdjustmentsProps {
  readonly fields: readonly string[];
  /** What support asks for; nothing while it has not answered. */
  readonly asked: readonly Adjustment<string>[] | undefined;
  /** The revision that support saw, once it has loaded. */
  readonly before: Draft | undefined;
  /** The draft as it would be stored, where it is typed otherwise. */
  readonly draftOf?: (typed: unknown) => Draft;
  readonly children: ReactNode;
}

/** Compares the form's `draft` with the revision that support saw, for all components inside. */
export function FormAdjustments({ fields, asked, before, draftOf, children }: FormAdjustmentsProps) {
  const draft: Draft = useWatch({ name: "draft" });
  const answers: AdjustmentAnswers<string> = useWatch({ name: "answers" });
  const value = useMemo((): OwnAdjustments => {
    if (!asked) return nothing;
    const now = draftOf?.(draft) ?? draft;
    const states = statesOf(fields, asked, { before, now, answers });
    if (!before) return { all: states.map((one) => ({ ...one, state: undefined })), changed: undefined };
    return { all: states, changed: fieldsChanged(fields, before, now) };
  }, [fields, asked, before, draft, answers, draftOf]);
  return <AdjustmentsContext value={value}>{children}</AdjustmentsContext>;
}

export const useAdjustments = (): OwnAdjustments => useContext(AdjustmentsContext);

export const useAdjustment = (field: string): OwnAdjustment | undefined =>
  useAdjustments().all.find((adjustment) => adjustment.field === field);
