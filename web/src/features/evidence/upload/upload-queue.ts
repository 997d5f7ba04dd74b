import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { isApiError } from "../../../lib/api/api-error.ts";
import { checkFile } from "./file-check.ts";
import {
  failureOf,
  isBusy,
  isSettled,
  type TransferFailure,
  TransferProblem,
  type Upload,
  type UploadPlace,
  type UploadPorts,
  type UploadStep,
} from "./upload.ts";

export const maxAtOnce = 3;

/** Where the object is kept, out of its signed address. */
const keyOf = (url: string): string => decodeURIComponent(URL.parse(url)?.pathname.slice(1) ?? "");

/**
 * Uploads files, at most three at once. It belongs to the page, not to a component: uploads go on while one looks at
 * another screen, and a failed file stays until somebody decides what to do.
 */
export class UploadQueue {
  readonly #ports: UploadPorts;
  readonly #listeners = new Set<() => void>();
  readonly #running = new Map<string, AbortController>();
  #uploads: readonly Upload[] = [];
  readonly #discarded = new Set<string>();
  readonly #toDiscard = new Map<string, UploadPlace>();
  #lastId = 0;

  constructor(ports: UploadPorts) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): readonly Upload[] => this.#uploads;

  /** Whether this page gave the file up; a list loaded earlier may still contain it. */
  readonly isDiscarded = (fileId: string): boolean => this.#discarded.has(fileId);

  /** `room` is how many more files fit; those beyond it are shown with that reason. */
  add(place: UploadPlace, files: readonly File[], room = Number.POSITIVE_INFINITY): void {
    let taken = 0;
    const added = files.map((file): Upload => {
      const checking = this.#ports.now();
      const checked = checkFile(file);
      const fits = !("unfit" in checked);
      const step: UploadStep = !fits
        ? { name: "unfit", reason: checked.unfit }
        : taken >= room
          ? { name: "unfit", reason: "too-many" }
          : { name: "waiting" };
      if (step.name === "waiting") taken += 1;
      this.#lastId += 1;
      const id = `upload-${this.#lastId}`;
      return { id, place, file, step, beganAt: { checking, [step.name]: this.#ports.now() } };
    });
    this.#publish([...this.#uploads, ...added]);
    this.#pump();
  }

  cancel(id: string): void {
    const upload = this.#find(id);
    if (upload?.step.name === "waiting") this.#fail(id, { kind: "cancelled" });
    this.#running.get(id)?.abort();
  }

  /** Uploads again with a fresh signature; the file signed before is discarded. */
  retry(id: string): void {
    const upload = this.#find(id);
    if (upload?.step.name !== "failed") return;
    this.#discard(upload);
    this.#replace(id, () => ({
      id,
      place: upload.place,
      file: upload.file,
      step: { name: "waiting" },
      beganAt: { checking: this.#ports.now(), waiting: this.#ports.now() },
    }));
    this.#pump();
  }

  /** Removes the line; a file that was signed but never accepted is discarded. */
  dismiss(id: string): void {
    const upload = this.#find(id);
    this.#running.get(id)?.abort();
    if (upload && (upload.step.name === "failed" || isBusy(upload))) this.#discard(upload);
    this.#publish(this.#uploads.filter((other) => other.id !== id));
  }

  /**
   * Updates the uploads from the company's files. A failed one may be among them: when only the store's answer got
   * lost, the bytes have arrived.
   */
  settle(files: readonly EvidenceFile[]): void {
    this.#discardAll();
    const known = new Map(files.map((file) => [file.id, file]));
    for (const upload of this.#uploads) {
      const file = upload.fileId === undefined ? undefined : known.get(upload.fileId);
      if (file && file.status !== "awaiting-upload" && !isSettled(upload) && !isBusy(upload)) {
        this.#move(
          upload.id,
          file.status === "clean" ? { name: "clean" } : { name: "refused", refusal: file.refusal },
        );
      }
    }
  }

  #find(id: string): Upload | undefined {
    return this.#uploads.find((upload) => upload.id === id);
  }

  #publish(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }

  #replace(id: string, change: (upload: Upload) => Upload): void {
    this.#publish(this.#uploads.map((upload) => (upload.id === id ? change(upload) : upload)));
  }

  #move(id: string, step: UploadStep): void {
    this.#replace(id, (upload) => ({
      ...upload,
      step,
      beganAt:
        step.name === upload.step.name
          ? upload.beganAt
          : { ...upload.beganAt, [step.name]: this.#ports.now() },
    }));
  }

  #fail(id: string, failure: TransferFailure): void {
    const upload = this.#find(id);
    // An unanswered upload may have arrived, and 412 says that it arrived before.
    const isLost = failure.kind === "refused-by-store" && failure.status !== 412;
    if (upload && (isLost || failure.kind === "cancelled")) this.#discard(upload);
    this.#move(id, { name: "failed", failure });
  }

  #discard({ place, fileId }: Upload): void {
    if (fileId === undefined || this.#discarded.has(fileId)) return;
    this.#discarded.add(fileId);
    this.#toDiscard.set(fileId, place);
    this.#discardAll();
  }

  /** Discarding is retried with the next change; a file that still remains expires by itself. */
  #discardAll(): void {
    for (const [fileId, place] of this.#toDiscard) {
      this.#toDiscard.delete(fileId);
      this.#ports.discard(place, fileId).catch((error: unknown) => {
        if (isApiError(error) && error.code === "network") this.#toDiscard.set(fileId, place);
        else this.#discarded.delete(fileId);
      });
    }
  }

  #pump(): void {
    for (const upload of this.#uploads) {
      if (this.#running.size >= maxAtOnce) return;
      if (upload.step.name === "waiting" && !this.#running.has(upload.id)) void this.#run(upload);
    }
  }

  async #run({ id, place, file }: Upload): Promise<void> {
    const controller = new AbortController();
    this.#running.set(id, controller);
    try {
      await this.#send(id, place, file, controller.signal);
      this.#move(id, { name: "inspecting" });
    } catch (error) {
      const isOnline = controller.signal.aborted || (await this.#ports.isOnline());
      this.#fail(id, controller.signal.aborted ? { kind: "cancelled" } : failureOf(error, isOnline));
    } finally {
      this.#running.delete(id);
      this.#pump();
    }
  }

  async #send(id: string, place: UploadPlace, file: File, signal: AbortSignal): Promise<void> {
    const { companyId, product, caseId } = place;
    const checked = checkFile(file);
    if ("unfit" in checked) throw new TransferProblem({ kind: "unreadable" });
    this.#move(id, { name: "hashing", done: 0 });
    const bytes = await this.#ports.read(file, (done) => this.#move(id, { name: "hashing", done }), signal);
    const sha256 = await this.#ports.digest(bytes);
    signal.throwIfAborted();
    this.#move(id, { name: "signing" });
    const signed = await this.#ports.sign(
      companyId,
      { product, caseId, ...checked.declared, sizeBytes: bytes.byteLength, sha256 },
      signal,
    );
    this.#discardAll();
    const { url, headers, expiresAt } = signed.upload;
    this.#replace(id, (upload) => ({
      ...upload,
      sha256,
      fileId: signed.file.id,
      terms: { key: keyOf(url), headers, expiresAt },
    }));
    signal.throwIfAborted();
    this.#move(id, { name: "uploading", done: 0 });
    await this.#ports.put(
      signed.upload,
      bytes,
      (done) => this.#move(id, { name: "uploading", done }),
      signal,
    );
  }
}
