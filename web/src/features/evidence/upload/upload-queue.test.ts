import { createHash } from "node:crypto";
import type { EvidenceDeclaration, EvidenceFile } from "@portal/shared/evidence/model.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { type Signed, TransferProblem, type UploadPorts } from "./upload.ts";
import { maxAtOnce, UploadQueue } from "./upload-queue.ts";

const place = { companyId: "01HZZZZZZZZZZZZZZZZZZZZZZZ", product: "online-payment" } as const;
const file = (name: string, text = "bytes") => new File([text], name);

/** A file store whose answers the test gives. */
class World {
  readonly declared: EvidenceDeclaration[] = [];
  readonly discarded: string[] = [];
  readonly puts: {
    signed: Signed["upload"];
    text: string;
    progress: (done: number) => void;
    arrive: () => void;
    lose: (error: unknown) => void;
  }[] = [];
  isOnline = true;
  signError: Error | undefined;
  clock = 0;

  readonly ports: UploadPorts = {
    read: async (given, onProgress) => {
      onProgress(1);
      return given.arrayBuffer();
    },
    digest: async (bytes) => createHash("sha256").update(Buffer.from(bytes)).digest("base64"),
    sign: async (_companyId, declaration) => {
      if (this.signError) throw this.signError;
      this.declared.push(declaration);
      const id = `FILE${this.declared.length}`;
      const stored: EvidenceFile = {
        id,
        product: "online-payment",
        caseId: null,
        attempt: 0,
        fileName: declaration.fileName,
        contentType: declaration.contentType,
        sizeBytes: declaration.sizeBytes,
        status: "awaiting-upload",
        refusal: null,
        createdAt: "2026-11-21T20:00:00.000Z",
        inspectedAt: null,
      };
      const url = `https://store.example/quarantine/a%20b/${id}?X-Amz-Signature=secret`;
      return {
        file: stored,
        upload: {
          url,
          headers: { "content-type": declaration.contentType },
          expiresAt: "2026-11-21T20:05:00.000Z",
        },
      };
    },
    put: (signed, bytes, progress, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        this.puts.push({
          signed,
          text: Buffer.from(bytes).toString(),
          progress,
          arrive: () => resolve(),
          lose: reject,
        });
      }),
    discard: async (_place, fileId) => void this.discarded.push(fileId),
    isOnline: async () => this.isOnline,
    now: () => {
      this.clock += 1;
      return this.clock;
    },
  };

  readonly queue = new UploadQueue(this.ports);
  readonly steps = () => this.queue.snapshot().map(({ step }) => step);
  readonly put = (index: number) => {
    const found = this.puts[index];
    if (!found) throw new Error(`Only ${this.puts.length} uploads have begun.`);
    return found;
  };
  readonly idAt = (index: number): string => this.queue.snapshot()[index]?.id ?? "";
}

/** Waits until all pending promises have run. */
const calm = () => new Promise((resolve) => setTimeout(resolve));

let world: World;
beforeEach(() => {
  world = new World();
});

const stored = (id: string, status: EvidenceFile["status"]): EvidenceFile => ({
  id,
  product: "online-payment",
  caseId: null,
  attempt: 0,
  fileName: "a.png",
  contentType: "image/png",
  sizeBytes: 5,
  status,
  refusal: status === "refused" ? "hidden-content" : null,
  createdAt: "2026-11-21T20:00:00.000Z",
  inspectedAt: null,
});

test("a file is declared with the checksum of the very bytes that are sent", async () => {
  world.queue.add(place, [file("a.png", "picture")]);
  await calm();
  expect(world.declared[0]).toMatchObject({
    fileName: "a.png",
    sizeBytes: 7,
    sha256: createHash("sha256").update("picture").digest("base64"),
  });
  expect(world.put(0).text).toBe("picture");
  expect(world.queue.snapshot()[0]?.terms?.key).toBe("quarantine/a b/FILE1");
  world.put(0).arrive();
  await calm();
  expect(world.steps()).toEqual([{ name: "inspecting" }]);
});

test("the part that has been sent is shown", async () => {
  world.queue.add(place, [file("a.png")]);
  await calm();
  world.put(0).progress(0.42);
  expect(world.steps()).toEqual([{ name: "uploading", done: 0.42 }]);
});

test("at most three are sent at once, and the next begins when one is through", async () => {
  world.queue.add(
    place,
    Array.from({ length: 5 }, (_, index) => file(`${index}.txt`)),
  );
  await calm();
  expect(world.puts).toHaveLength(maxAtOnce);
  world.put(1).arrive();
  await calm();
  expect(world.puts).toHaveLength(maxAtOnce + 1);
  expect(world.steps().map(({ name }) => name)).toEqual([
    "uploading",
    "inspecting",
    "uploading",
    "uploading",
    "waiting",
  ]);
});

test("a file that does not fit is refused by itself; the others go on", async () => {
  world.queue.add(place, [file("a.gif"), file("b.png"), file("c.png", ""), file("d.png")], 1);
  await calm();
  expect(world.steps().map((step) => (step.name === "unfit" ? step.reason : step.name))).toEqual([
    "file-type",
    "uploading",
    "file-empty",
    "too-many",
  ]);
});

test.each([
  ["no answer", new TransferProblem({ kind: "store-unreachable" }), true, { kind: "store-unreachable" }],
  [
    "no answer without a connection",
    new TransferProblem({ kind: "store-unreachable" }),
    false,
    { kind: "offline" },
  ],
  [
    "a refusal",
    new TransferProblem({ kind: "refused-by-store", status: 403 }),
    false,
    { kind: "refused-by-store", status: 403 },
  ],
])("%s of the store is told apart, and a try with a fresh signature may follow", async (...given) => {
  const [, error, isOnline, failure] = given;
  world.queue.add(place, [file("a.png", "picture")]);
  await calm();
  world.isOnline = isOnline;
  world.put(0).lose(error);
  await calm();
  expect(world.steps()).toEqual([{ name: "failed", failure }]);
  world.queue.retry(world.idAt(0));
  await calm();
  expect(world.put(1).signed.url).not.toBe(world.put(0).signed.url);
  expect(world.put(1).text).toBe("picture");
  expect(world.discarded).toEqual(["FILE1"]);
  expect(world.queue.isDiscarded("FILE1")).toBe(true);
});

test("what the API says when it does not sign reaches the person with its request id", async () => {
  const error = new ApiError("evidence-limit-reached", { requestId: "req-1" });
  world.signError = error;
  world.queue.add(place, [file("a.png")]);
  await calm();
  expect(world.steps()).toEqual([{ name: "failed", failure: { kind: "api", error } }]);
  expect(world.puts).toHaveLength(0);
});

test("a cancelled file stays in the list, leaves its place to the next, and can be sent again", async () => {
  world.queue.add(
    place,
    Array.from({ length: 4 }, (_, index) => file(`${index}.txt`)),
  );
  await calm();
  world.queue.cancel(world.idAt(0));
  world.queue.cancel(world.idAt(3));
  await calm();
  const cancelled = { name: "failed", failure: { kind: "cancelled" } };
  expect(world.steps()[0]).toEqual(cancelled);
  expect(world.steps()[3]).toEqual(cancelled);
  expect(world.puts).toHaveLength(3);
  world.queue.retry(world.idAt(0));
  await calm();
  expect(world.put(3).text).toBe("bytes");
});

test.each([
  ["was cancelled", new DOMException("", "AbortError"), true, ["FILE1"]],
  [
    "was refused by the store",
    new TransferProblem({ kind: "refused-by-store", status: 403 }),
    false,
    ["FILE1"],
  ],
  ["got no answer, and may have arrived", new TransferProblem({ kind: "store-unreachable" }), false, []],
  ["had arrived before", new TransferProblem({ kind: "refused-by-store", status: 412 }), false, []],
])("the place of a file that %s is given back only when its bytes cannot be there", async (...given) => {
  const [, error, isCancelled, discarded] = given;
  world.queue.add(place, [file("a.png")]);
  await calm();
  if (isCancelled) world.queue.cancel(world.idAt(0));
  else world.put(0).lose(error);
  await calm();
  expect(world.steps()[0]?.name).toBe("failed");
  expect(world.discarded).toEqual(discarded);
});

test("one that was taken off the list while it was being sent is sent no further and given up", async () => {
  world.queue.add(place, [file("a.png")]);
  await calm();
  world.queue.dismiss(world.idAt(0));
  await calm();
  expect(world.queue.snapshot()).toEqual([]);
  expect(world.discarded).toEqual(["FILE1"]);
});

test("the inspection's word ends an upload, for better or worse", async () => {
  world.queue.add(place, [file("a.png"), file("b.png")]);
  await calm();
  for (const { arrive } of world.puts) arrive();
  await calm();
  world.queue.settle([stored("FILE1", "awaiting-upload"), stored("FILE2", "awaiting-upload")]);
  expect(world.steps().map(({ name }) => name)).toEqual(["inspecting", "inspecting"]);
  world.queue.settle([stored("FILE1", "clean"), stored("FILE2", "refused")]);
  expect(world.steps()).toEqual([{ name: "clean" }, { name: "refused", refusal: "hidden-content" }]);
});

test("when only the store's answer got lost, the file turns out to be there", async () => {
  world.queue.add(place, [file("a.png")]);
  await calm();
  world.put(0).lose(new TransferProblem({ kind: "store-unreachable" }));
  await calm();
  world.queue.settle([stored("FILE1", "clean")]);
  expect(world.steps()).toEqual([{ name: "clean" }]);
});

/** Fails, is taken off the list, and giving it up ends with that error. */
async function dismissWith(error: ApiError): Promise<{ queue: UploadQueue; asked: string[] }> {
  const asked: string[] = [];
  const discard: UploadPorts["discard"] = (_place, fileId) => {
    asked.push(fileId);
    return Promise.reject(error);
  };
  const queue = new UploadQueue({ ...world.ports, discard });
  queue.add(place, [file("a.png")]);
  await calm();
  world.put(0).lose(new TransferProblem({ kind: "store-unreachable" }));
  await calm();
  queue.dismiss(queue.snapshot()[0]?.id ?? "");
  await calm();
  return { queue, asked };
}

test("a file that cannot be given up after all is shown again", async () => {
  const { queue } = await dismissWith(new ApiError("action-not-allowed"));
  expect(queue.isDiscarded("FILE1")).toBe(false);
});

test("giving up a file is tried again as soon as the API answers, and until then it stays out of sight", async () => {
  const { queue, asked } = await dismissWith(new ApiError("network"));
  expect(queue.isDiscarded("FILE1")).toBe(true);
  queue.settle([]);
  await calm();
  queue.add(place, [file("b.png")]);
  await calm();
  expect(asked).toEqual(["FILE1", "FILE1", "FILE1"]);
});
