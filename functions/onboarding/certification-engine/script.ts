import type { FieldError } from "@portal/shared/errors.ts";
import type { HistoryEvent } from "@portal/shared/history/event.ts";
import type { Transition } from "@portal/shared/lifecycle.ts";
import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { CertificationMove, CertificationStatus } from "@portal/shared/stage/certification/lifecycle.ts";
import type { Given, ProofSoFar, SentProofs } from "@portal/shared/stage/proof.ts";
import type * as z from "zod/mini";
import type { ItemRef, Snapshot } from "../../platform/table/table.ts";
import type { Frame } from "../../stage/decision.ts";
import type { Stage } from "../../stage/step.ts";
import type { GivenReview } from "../../stage/verdict.ts";
import type { BlankAttempt, KeptAttempt } from "./model.ts";

/** The forms in which one product keeps, shows and archives its certification. */
export interface ProductForms {
  readonly content: KeptAttempt;
  readonly return: Given;
  readonly view: object;
  readonly attempt: { readonly attempt: number; readonly [attribute: string]: unknown };
  readonly revision: SentProofs<Given> & { readonly selected: readonly string[] };
}

export type Kept<Of extends ProductForms> = Frame<CertificationStatus> & Of["content"];

/** The moves that every certification has; a product may have more. */
export type CertificationMoves = Readonly<
  Record<CertificationMove, Transition<CertificationStatus, HistoryEvent>>
>;

/** What a product asks beyond what every certification does; each throws a `DomainError` where it does not hold. */
interface Conditions<Of extends ProductForms> {
  readonly saveReturn?: (item: Kept<Of>, caseId: string, given: Of["return"]) => void;
  readonly send?: (item: Kept<Of>) => void;
  readonly reject?: (item: Kept<Of>, given: GivenReview) => void;
  readonly conclude?: (item: Kept<Of>) => void;
}

/** A product's certification: its cases and their rules. All else is the same for every product. */
export interface CertificationScript<
  Of extends ProductForms,
  Moves extends CertificationMoves = CertificationMoves,
> extends Stage<CertificationStatus, Of["content"], Moves, Of["view"]> {
  readonly product: ProductId;
  readonly archived: z.ZodMiniType<Of["attempt"]>;
  readonly sent: z.ZodMiniType<Of["revision"]>;
  /** What a new attempt depends on. */
  readonly around: (place: OccurrencePlace) => readonly ItemRef<{ readonly version: number }>[];
  readonly isUnlocked: (place: OccurrencePlace, seen: Snapshot) => boolean;
  /** An attempt that begins now, after the one before it. */
  readonly begin: (
    blank: BlankAttempt,
    ground: {
      readonly place: OccurrencePlace;
      readonly seen: Snapshot;
      readonly before: Kept<Of> | undefined;
    },
  ) => Of["content"];
  /** The cases that are sent after a choice. */
  readonly select: (item: Kept<Of>, caseIds: readonly string[]) => Of["content"]["selected"];
  /** Each part of a return that is missing or cannot be true, by its name within the return. */
  readonly faultsIn: (item: Kept<Of>, caseId: string, proof: ProofSoFar) => readonly FieldError[];
  /** Whether the file that came with a case has to be there still when it is sent. */
  readonly reliesOnFile: (item: Kept<Of>, caseId: string) => boolean;
  /** Without these nothing concludes. */
  readonly mustPass: (item: Kept<Of>) => readonly string[];
  /** Where recorded calls prove these, support has nothing left to compare. */
  readonly toProve: (item: Kept<Of>) => readonly string[];
  readonly conditions: Conditions<Of>;
}
