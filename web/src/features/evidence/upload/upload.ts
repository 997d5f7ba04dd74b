import type { EvidenceDeclaration, EvidenceFile, Refusal } from "@portal/shared/evidence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { ApiError, isApiError } from "../../../lib/api/api-error.ts";
import type { Unfit } from "./file-check.ts";

/** Where a file belongs; without a case it is a trial. */
export interface UploadPlace {
  readonly companyId: string;
  readonly product: ProductId;
  readonly caseId?: string;
}

/** Why bytes did not get to the file store, or from it. Each can be tried again with a fresh signature. */
export type TransferFailure =
  | { readonly kind: "offline" }
  /** No answer from the file store: nobody knows whether the bytes arrived. */
  | { readonly kind: "store-unreachable" }
  /** The store answered, and did not want these bytes: a signature that ran out, other bytes than declared. */
  | { readonly kind: "refused-by-store"; readonly status: number }
  | { readonly kind: "api"; readonly error: ApiError }
  /** The disk does not give the file any more. */
  | { readonly kind: "unreadable" }
  | { readonly kind: "cancelled" };

export type UploadStep =
  | { readonly name: "waiting" }
  | { readonly name: "hashing"; readonly done: number }
  | { readonly name: "signing" }
  | { readonly name: "uploading"; readonly done: number }
  | { readonly name: "inspecting" }
  | { readonly name: "clean" }
  | { readonly name: "refused"; readonly refusal: Refusal | null }
  | { readonly name: "unfit"; readonly reason: Unfit }
  | { readonly name: "failed"; readonly failure: TransferFailure };
export type StepName = UploadStep["name"];

/** What the signature binds the upload to. */
export interface UploadTerms {
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly expiresAt: string;
}

export interface Upload {
  readonly id: string;
  readonly place: UploadPlace;
  readonly file: File;
  readonly step: UploadStep;
  /** When each step of the last try began, in milliseconds of the browser's monotonic clock. */
  readonly beganAt: Readonly<Partial<Record<StepName | "checking", number>>>;
  readonly sha256?: string;
  readonly terms?: UploadTerms;
  /** The API's name for it, once it signed. */
  readonly fileId?: string;
}

const busySteps: readonly StepName[] = ["hashing", "signing", "uploading"];
const settledSteps: readonly StepName[] = ["clean", "refused"];

/** Its bytes live only in this page until they are sent. */
export const isUnsent = ({ step }: Upload): boolean =>
  step.name === "waiting" || busySteps.includes(step.name);
export const isBusy = ({ step }: Upload): boolean => busySteps.includes(step.name);
export const isSettled = ({ step }: Upload): boolean => settledSteps.includes(step.name);

export const isAt = (place: UploadPlace, { place: other }: Upload): boolean =>
  place.companyId === other.companyId && place.product === other.product && place.caseId === other.caseId;

export interface Signed {
  readonly file: EvidenceFile;
  readonly upload: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly expiresAt: string;
  };
}

/** The world outside: each rejects with an `TransferProblem` or an `ApiError`, or with the signal's reason. */
export interface UploadPorts {
  readonly read: (
    file: File,
    onProgress: (done: number) => void,
    signal: AbortSignal,
  ) => Promise<ArrayBuffer>;
  readonly digest: (bytes: ArrayBuffer) => Promise<string>;
  readonly sign: (
    companyId: string,
    declaration: EvidenceDeclaration,
    signal: AbortSignal,
  ) => Promise<Signed>;
  readonly put: (
    target: Signed["upload"],
    bytes: ArrayBuffer,
    onProgress: (done: number) => void,
    signal: AbortSignal,
  ) => Promise<void>;
  readonly discard: (place: UploadPlace, fileId: string) => Promise<unknown>;
  readonly isOnline: () => Promise<boolean>;
  readonly now: () => number;
}

export class TransferProblem extends Error {
  readonly failure: TransferFailure;

  constructor(failure: TransferFailure) {
    super(failure.kind);
    this.name = "TransferProblem";
    this.failure = failure;
  }
}

/** What an error of any port means to the person who waits. */
export function failureOf(error: unknown, isOnline = true): TransferFailure {
  const isUnanswered = isApiError(error)
    ? error.code === "network"
    : error instanceof TransferProblem && error.failure.kind === "store-unreachable";
  if (isUnanswered && !isOnline) return { kind: "offline" };
  if (error instanceof TransferProblem) return error.failure;
  return { kind: "api", error: isApiError(error) ? error : new ApiError("internal-error") };
}
