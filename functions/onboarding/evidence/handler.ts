import { DomainError } from "@portal/shared/errors.ts";
import { evidenceContract } from "@portal/shared/evidence/contract.ts";
import { downloadSeconds, uploadSeconds } from "@portal/shared/evidence/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { Actor } from "@portal/shared/roles.ts";
import { signedDownload, signedUpload } from "../../platform/aws/object-store.ts";
import { readCompany } from "../../platform/change/membership.ts";
import { httpHandler } from "../../platform/http/http.ts";
import { readAll } from "../../platform/table/table.ts";
import { add } from "./add.ts";
import { attachment } from "./disposition.ts";
import { evidenceView } from "./model.ts";
import { cleanKey, type EvidenceItem, evidenceRef, isLive, quarantineKey, readEvidence } from "./public.ts";
import { remove } from "./remove.ts";

const after = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

/** Trial uploads are not reviewed, so support does not see them. */
const mayBeSeenBy = ({ role }: Actor, item: EvidenceItem): boolean =>
  isLive(item) && (role === "client" || item.caseId !== null);

/**
 * A signed upload of exactly these bytes, once: type, length and checksum are headers that the browser must send as
 * they are.
 */
async function uploadOf(item: EvidenceItem) {
  const headers = {
    "content-type": item.contentType,
    "x-amz-checksum-sha256": item.sha256,
    "if-none-match": "*",
  };
  const terms = {
    ContentType: item.contentType,
    ContentLength: item.sizeBytes,
    ChecksumSHA256: item.sha256,
    IfNoneMatch: "*",
  };
  const expiresAt = after(uploadSeconds);
  const url = await signedUpload(quarantineKey(item), terms, uploadSeconds);
  return { url, headers, expiresAt };
}

/** Without a charset the browser would read a text in the system's own encoding. */
const typeOf = ({ contentType }: EvidenceItem): string =>
  contentType === "text/plain" ? "text/plain; charset=utf-8" : contentType;

const downloadOf = (item: EvidenceItem): Promise<string> =>
  signedDownload(
    cleanKey(item),
    {
      ResponseContentDisposition: attachment(item.fileName),
      ResponseContentType: typeOf(item),
      ResponseCacheControl: "private, no-store",
    },
    downloadSeconds,
  );

async function getFile(companyId: string, product: ProductId, fileId: string): Promise<EvidenceItem> {
  const ref = evidenceRef(companyId, product, fileId);
  return (await readAll([ref])).get(ref);
}

export const handler = httpHandler(evidenceContract, {
  sign: async (request) => {
    // A repeated request gets the same file id but a newly signed address: signed addresses are never stored.
    const { id } = await add(request);
    const item = await getFile(request.params.companyId, request.body.product, id);
    return { file: evidenceView(item), upload: await uploadOf(item) };
  },

  list: async ({ actor, params: { companyId, product } }) => {
    await readCompany(companyId, actor, []);
    const items = await readEvidence(companyId, product);
    return { items: items.filter((item) => mayBeSeenBy(actor, item)).map(evidenceView) };
  },

  remove,

  download: async ({ actor, params: { companyId, product, fileId } }) => {
    const ref = evidenceRef(companyId, product, fileId);
    const item = (await readCompany(companyId, actor, [ref])).get(ref);
    if (!mayBeSeenBy(actor, item)) throw new DomainError("not-found");
    if (item.status !== "clean") throw new DomainError("evidence-not-inspected");
    return { url: await downloadOf(item), expiresAt: after(downloadSeconds) };
  },
});
