import type { EvidenceDeclaration, EvidenceFile, Refusal } from "@portal/shared/evidence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { ApiError, isApiError } from "../../../lib/api/api-error.ts";
import type { Unfit } from "./file-check.ts";

/** Where a file belongs; without a case it is a trial upload. */
export interface UploadPlace {
  readonly companyId: string;
  readonly product: ProductId;
  readonly caseId?: string;
}

/** Why an upload to or a download from the file store failed. Each can be tried again with a fresh signature. */
export type TransferFailure =
  | { readonly kind: "offline" }
  /** No answer from the file store: nobody knows whether the bytes arrived. */
  | { readonly kind: "store-unreachable" }
  /** The store refused the bytes: the signature expired, or they differ from the declaration. */
  | { readonly kind: "refused-by-store"; readonly status: number }
  | { readonly kind: "api"; readonly error: ApiError }
  /** The file can no longer be read from the disk. */
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
  /** The file's id, once the API has signed the upload. */
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

/**
 * The functions that reach outside the page. Each rejects with a `TransferProblem`, an `ApiError` or the signal's
 * reason.
 */
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

/** The failure that the person reads, for an error of any port. */
export function failureOf(error: unknown, isOnline = true): TransferFailure {
  const isUnanswered = isApiError(error)
    ? error.code === "network"
    : error instanceof TransferProblem && error.failure.kind === "store-unreachable";
  if (isUnanswered && !isOnline) return { kind: "offline" };
  if (error instanceof TransferProblem) return error.failure;
  return { kind: "api", error: isApiError(error) ? error : new ApiError("internal-error") };
}
