import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { evidenceContract } from "@portal/shared/evidence/contract.ts";
import type { EvidenceDeclaration } from "@portal/shared/evidence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { type Caller, callApi } from "./api-call.ts";

type Given = Pick<EvidenceDeclaration, "caseId" | "fileName" | "contentType"> & {
  readonly product?: ProductId;
  readonly bytes: Buffer;
};

const { sign, list } = evidenceContract.routes;

/** Sends a file the way the browser does: declared, signed, put into the file store. */
export async function uploadEvidence(
  caller: Caller,
  companyId: string,
  { product = "online-payment", bytes, ...given }: Given,
): Promise<void> {
  const sha256 = createHash("sha256").update(bytes).digest("base64");
  const { upload } = await callApi(caller, sign, {
    params: { companyId },
    body: { product, ...given, sizeBytes: bytes.length, sha256 },
  });
  const reply = await fetch(upload.url, {
    method: "PUT",
    headers: upload.headers,
    body: new Uint8Array(bytes),
  });
  if (!reply.ok) throw new Error(`The file store answered ${reply.status} to ${given.fileName}.`);
}

const inspectionTimeoutMs = 20_000;

/** Waits until the inspection has looked at every file of a company. */
export async function evidenceInspected(
  caller: Caller,
  companyId: string,
  product: ProductId = "online-payment",
): Promise<void> {
  for (const deadline = Date.now() + inspectionTimeoutMs; ; await wait(150)) {
    const { items } = await callApi(caller, list, { params: { companyId, product } });
    if (items.every(({ status }) => status !== "awaiting-upload")) return;
    if (Date.now() > deadline) throw new Error("The demo's evidence was not inspected.");
  }
}
