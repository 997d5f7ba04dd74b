import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { ask, type Caller, refusal } from "@portal/functions/testing/api.ts";
import { png, text } from "@portal/functions/testing/files.ts";
import {
  accessForm,
  companyOf,
  completeDraft,
  type Person,
  person,
  placeOf,
} from "@portal/functions/testing/people.ts";
import { seed } from "@portal/functions/testing/trials.ts";
import { certificationContract } from "@portal/shared/certification/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { evidenceContract } from "@portal/shared/evidence/contract.ts";
import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import fc from "fast-check";
import { declarationOf, EvidenceStage, type Signed, sha256Of } from "./evidence-stage.ts";

const { routes } = evidenceContract;
const caseId = "card-approved";
const picture = png();
const proof = declarationOf("tela.png", picture, { caseId });

let world: EvidenceStage;
let support: Person;
let client: Person;
let companyId: string;

beforeAll(async () => {
  world = await EvidenceStage.open({ watched: true });
  support = await person(world.stage, "Bruno Lima", { isSupport: true });
}, 60_000);
afterAll(() => world.close());

/** A company of its own for each test, whose certification has begun. */
beforeEach(async () => {
  client = await person(world.stage, "Ana Souza");
  ({ id: companyId } = await companyOf(client));
  const params = placeOf(companyId);
  const { send, conclude } = configurationContract.routes;
  const sent = await ask(client, send, { params, body: { version: 0, draft: completeDraft() } });
  await ask(support, conclude, { params, body: { version: sent.version, accessData: accessForm } });
  await ask(client, certificationContract.routes.begin, { params, body: { version: 0 } });
  world.created.length = 0;
});

const paramsOf = ({ id: fileId }: Pick<EvidenceFile, "id">) => ({ ...placeOf(companyId), fileId });
const list = async (caller: Caller = client) =>
  (await ask(caller, routes.list, { params: placeOf(companyId) })).items;
const ofCompany = async () => (await world.keys()).filter((key) => key.includes(companyId));
const download = (file: Pick<EvidenceFile, "id">, caller: Caller = client) =>
  ask(caller, routes.download, { params: paramsOf(file) });

async function uploaded(declaration = proof, bytes = picture): Promise<Signed> {
  const signed = await world.sign(client, companyId, declaration);
  expect(await world.upload(signed, bytes)).toBe("200");
  return signed;
}

async function cleared(declaration = proof, bytes = picture): Promise<EvidenceFile> {
  const { file } = await uploaded(declaration, bytes);
  await world.inspect();
  return file;
}

const putCertification = async (changes: object) => {
  const items = await world.stage.items();
  const item = items.find(
    ({ pk, sk }) => pk === `CO#${companyId}` && sk === "STAGE#online-payment#certification",
  );
  await world.stage.put({ ...item, ...changes });
};

describe("a proof", () => {
  test("is uploaded, inspected, kept as it was, opened by both sides and removed without a trace", async () => {
    const { file } = await uploaded();
    expect(file).toMatchObject({ caseId, attempt: 1, status: "awaiting-upload", fileName: "tela.png" });
    expect((await refusal(client, routes.download, { params: paramsOf(file) })).code).toBe(
      "evidence-not-inspected",
    );
    await world.inspect();
    expect(await list(support)).toMatchObject([{ id: file.id, status: "clean", refusal: null }]);
    const key = `evidence/${companyId}/online-payment/${file.id}`;
    expect(await ofCompany()).toEqual([key]);
    expect(await world.read(key)).toEqual({
      bytes: picture,
      ContentType: "image/png",
      ContentDisposition: "attachment",
    });
    for (const caller of [client, support]) {
      const { url } = await download(file, caller);
      expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(picture);
    }
    expect(await ask(client, routes.remove, { params: paramsOf(file) })).toEqual({ id: file.id });
    expect(await list()).toEqual([]);
    expect(await world.deliverRemovals()).toEqual({ batchItemFailures: [] });
    expect(await ofCompany()).toEqual([]);
    expect((await refusal(client, routes.download, { params: paramsOf(file) })).code).toBe("not-found");
  });

  test("that is not what it says is refused, with the reason, and nothing of it stays", async () => {
    const bytes = Buffer.concat([picture, Buffer.from("<script>alert(1)</script>")]);
    const file = await cleared(declarationOf("tela.png", bytes, { caseId }), bytes);
    expect(await list()).toMatchObject([{ id: file.id, status: "refused", refusal: "hidden-content" }]);
    expect(await ofCompany()).toEqual([]);
    expect((await refusal(client, routes.download, { params: paramsOf(file) })).code).toBe(
      "evidence-not-inspected",
    );
  });

  test("leaves its coming and going in the history, under the name of who did it", async () => {
    const file = await cleared();
    await ask(client, routes.remove, { params: paramsOf(file) });
    const params = { ...placeOf(companyId), stage: "certification" as const };
    const { items } = await ask(client, occurrenceContract.routes.listHistory, { params, query: {} });
    expect(items.map(({ event, actor }) => [event, actor.name])).toEqual(
      expect.arrayContaining([
        ["evidence.added", "Ana Souza"],
        ["evidence.removed", "Ana Souza"],
      ]),
    );
  });

  test("is told of twice, late, or after its removal, and nothing comes of that", async () => {
    const { file } = await uploaded();
    const key = world.created[0]?.key ?? "";
    await world.inspect(2);
    expect(await list()).toMatchObject([{ status: "clean" }]);
    await ask(client, routes.remove, { params: paramsOf(file) });
    await world.deliverRemovals();
    await world.tell(key);
    expect(await world.deliverRemovals()).toEqual({ batchItemFailures: [] });
    expect(await ofCompany()).toEqual([]);
    expect(await list()).toEqual([]);
  });

  test("that is removed before its inspection is not stored", async () => {
    const { file } = await uploaded();
    await ask(client, routes.remove, { params: paramsOf(file) });
    await world.inspect();
    expect(await ofCompany()).toEqual([]);
  });

  test("that is removed while it is inspected is not stored", async () => {
    const { file } = await uploaded();
    const key = world.created[0]?.key ?? "";
    await Promise.all([world.tell(key), ask(client, routes.remove, { params: paramsOf(file) })]);
    await world.deliverRemovals();
    expect(await ofCompany()).toEqual([]);
    expect(await list()).toEqual([]);
  });

  test("outlives a database that fails while its verdict is written", async () => {
    await uploaded();
    const key = world.created[0]?.key ?? "";
    const busy = Array.from({ length: 9 }, () => "InternalServerError");
    world.stage.watch?.failures.set("TransactWriteItems", busy);
    await expect(world.tell(key)).rejects.toThrow();
    world.stage.watch?.failures.delete("TransactWriteItems");
    expect(await list()).toMatchObject([{ status: "awaiting-upload" }]);
    await world.tell(key);
    expect(await list()).toMatchObject([{ status: "clean" }]);
    expect(await ofCompany()).toHaveLength(1);
  });

  test("may come only while its case can be edited", async () => {
    const file = await cleared();
    const refused = async (body: object, act: "sign" | "remove" = "sign") =>
      act === "sign"
        ? (await refusal(client, routes.sign, { params: { companyId }, body })).code
        : (await refusal(client, routes.remove, { params: paramsOf(file) })).code;
    expect(await refused({ ...proof, caseId: "voucher" })).toBe("action-not-allowed");
    await putCertification({ status: "under-approval" });
    expect([await refused(proof), await refused(proof, "remove")]).toEqual([
      "action-not-allowed",
      "action-not-allowed",
    ]);
    const verdict = { verdict: "passed", feedback: null, reviewedAt: "2026-01-01T00:00:00.000Z" };
    await putCertification({ status: "revision", reviews: { [caseId]: verdict } });
    expect([await refused(proof), await refused(proof, "remove")]).toEqual([
      "action-not-allowed",
      "action-not-allowed",
    ]);
    await putCertification({ status: "open", attempt: 2, reviews: {} });
    expect(await refused(proof, "remove")).toBe("action-not-allowed");
    expect((await world.sign(client, companyId, proof)).file.attempt).toBe(2);
  });

  test("has no place before the certification begins, nor for a product that is certified by scenarios", async () => {
    const newcomer = await person(world.stage, "Nova Pessoa");
    const other = await companyOf(newcomer);
    const answer = (product: string) =>
      refusal(newcomer, routes.sign, { params: { companyId: other.id }, body: { ...proof, product } });
    expect((await answer("online-payment")).code).toBe("action-not-allowed");
    expect((await answer("fraud-prevention")).code).toBe("not-found");
  });

  test("finds ten places in a case and no eleventh, even when all are asked for at once; a refused one takes none", async () => {
    for (let place = 0; place < 8; place += 1) await world.sign(client, companyId, proof);
    const racing = await Promise.allSettled(
      Array.from({ length: 4 }, () => world.sign(client, companyId, proof)),
    );
    expect(racing.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(2);
    while ((await list()).length < 10) await world.sign(client, companyId, proof);
    const eleventh = { params: { companyId }, body: proof };
    expect((await refusal(client, routes.sign, eleventh)).code).toBe("evidence-limit-reached");
    const [first] = (await world.stage.items()).filter(
      ({ pk, sk }) => pk === `CO#${companyId}` && String(sk).startsWith("FILE#"),
    );
    await world.stage.put({ ...first, status: "refused", refusal: "damaged" });
    expect((await world.sign(client, companyId, proof)).file.status).toBe("awaiting-upload");
  });

  test("that is asked for twice by the same request is one file with a working address", async () => {
    const first = await world.sign(client, companyId, proof, "same-request-key-0001");
    const again = await world.sign(client, companyId, proof, "same-request-key-0001");
    expect(again.file.id).toBe(first.file.id);
    expect(await world.upload(again, picture)).toBe("200");
    expect(await list()).toHaveLength(1);
    expect(JSON.stringify(await world.stage.items())).not.toMatch(/X-Amz-Signature/i);
  });
});

describe("a trial", () => {
  const trial = declarationOf("nota.txt", text);

  test("needs no certification, is seen by its company alone and goes after a day", async () => {
    const file = await cleared(trial, text);
    expect(await list()).toMatchObject([{ id: file.id, caseId: null, status: "clean" }]);
    expect(await list(support)).toEqual([]);
    expect((await refusal(support, routes.download, { params: paramsOf(file) })).code).toBe("not-found");
    expect(await ofCompany()).toEqual([`evidence-trial/${companyId}/online-payment/${file.id}`]);
    expect((await fetch((await download(file)).url)).headers.get("content-type")).toBe(
      "text/plain; charset=utf-8",
    );
    const item = (await world.stage.items()).find(({ id }) => id === file.id);
    expect(Number(item?.["ttl"]) * 1000).toBeLessThanOrEqual(Date.now() + 24 * 3600 * 1000);
    world.s3.expire(new Date(Date.now() + 3 * 24 * 3600 * 1000));
    expect(await ofCompany()).toEqual([]);
    await world.stage.put({ ...item, ttl: Math.floor(Date.now() / 1000) - 1 });
    expect(await list()).toEqual([]);
    expect((await refusal(client, routes.download, { params: paramsOf(file) })).code).toBe("not-found");
  });

  test("can be removed at any time, and support is told of none of it", async () => {
    const file = await cleared(trial, text);
    await putCertification({ status: "under-approval" });
    await ask(client, routes.remove, { params: paramsOf(file) });
    await world.deliverRemovals();
    expect(await ofCompany()).toEqual([]);
    const items = (await world.stage.items()).filter(({ pk }) => pk === `CO#${companyId}`);
    expect(JSON.stringify(items)).not.toContain("nota.txt");
  });
});

describe("upload-terms: nothing is stored of an upload", () => {
  const other = Buffer.alloc(picture.length, 7);
  const tampered: [string, (signed: Signed) => Promise<string>, string][] = [
    ["with fewer bytes", (signed) => world.upload(signed, picture.subarray(1)), "403 SignatureDoesNotMatch"],
    [
      "with more bytes",
      (signed) => world.upload(signed, Buffer.concat([picture, other])),
      "403 SignatureDoesNotMatch",
    ],
    ["with other bytes", (signed) => world.upload(signed, other), "400 BadDigest"],
    [
      "with other bytes and their own checksum",
      (signed) =>
        world.upload(signed, other, { ...signed.upload.headers, "x-amz-checksum-sha256": sha256Of(other) }),
      "403 SignatureDoesNotMatch",
    ],
    [
      "of another type",
      (signed) => world.upload(signed, picture, { ...signed.upload.headers, "content-type": "text/html" }),
      "403 SignatureDoesNotMatch",
    ],
    [
      "that may replace another",
      (signed) =>
        world.upload(signed, picture, { "content-type": "image/png", "x-amz-checksum-sha256": proof.sha256 }),
      "403 SignatureDoesNotMatch",
    ],
    [
      "to another key",
      (signed) =>
        world.upload(signed, picture, undefined, signed.upload.url.replace("/quarantine/", "/evidence/")),
      "403 SignatureDoesNotMatch",
    ],
    [
      "to another company",
      (signed) =>
        world.upload(
          signed,
          picture,
          undefined,
          signed.upload.url.replace(companyId, "01ARZ3NDEKTSV4RRFFQ69G5FAV"),
        ),
      "403 SignatureDoesNotMatch",
    ],
    [
      "to an address that somebody made live longer",
      (signed) =>
        world.upload(
          signed,
          picture,
          undefined,
          signed.upload.url.replace("X-Amz-Expires=300", "X-Amz-Expires=3000"),
        ),
      "403 SignatureDoesNotMatch",
    ],
    [
      "with a header that was not signed",
      (signed) => world.upload(signed, picture, { ...signed.upload.headers, "x-amz-meta-a": "b" }),
      "403 AccessDenied",
    ],
  ];
  test.each(tampered)("%s", async (_what, act, expected) => {
    const signed = await world.sign(client, companyId, proof);
    expect(await act(signed)).toBe(expected);
    expect(await ofCompany()).toEqual([]);
    expect(world.created).toEqual([]);
    expect(await list()).toMatchObject([{ status: "awaiting-upload" }]);
  });

  test("after its five minutes", async () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, "now").mockReturnValue(now - 301_000);
    jest.useFakeTimers({
      now: now - 301_000,
      doNotFake: ["setTimeout", "setImmediate", "nextTick", "setInterval", "queueMicrotask", "performance"],
    });
    const signed = await world.sign(client, companyId, proof).finally(() => {
      jest.useRealTimers();
      clock.mockRestore();
    });
    expect(await world.upload(signed, picture)).toBe("403 AccessDenied");
    expect(await ofCompany()).toEqual([]);
  });

  test("that is replayed: not while the first waits, and to no effect afterwards", async () => {
    const signed = await uploaded();
    expect(await world.upload(signed, picture)).toBe("412 PreconditionFailed");
    await world.inspect();
    const before = await ofCompany();
    expect(await world.upload(signed, picture)).toBe("200");
    await world.inspect();
    expect(await ofCompany()).toEqual(before);
    expect(await list()).toMatchObject([{ status: "clean" }]);
  });

  test("that nobody declared", async () => {
    await world.tell(`quarantine/${companyId}/online-payment/unknown`);
    await world.tell("quarantine/strange");
    expect(await ofCompany()).toEqual([]);
  });

  test.each([
    ["an unknown type", { fileName: "x.exe" }],
    ["a type that its name does not say", { contentType: "application/pdf" }],
    ["a name with a path", { fileName: "../x.png" }],
    ["a name that turns its direction", { fileName: "x\u202egnp.png" }],
    ["nothing in it", { sizeBytes: 0 }],
    ["more than 10 MB", { sizeBytes: 10 * 1024 * 1024 + 1 }],
    ["a checksum that is none", { sha256: "x" }],
  ])("of a file with %s", async (_what, changes) => {
    const answer = await refusal(client, routes.sign, {
      params: { companyId },
      body: { ...proof, ...changes },
    });
    expect(answer.code).toBe("invalid-input");
    expect(await list()).toEqual([]);
  });
});

describe("R12: an upload that is cut", () => {
  const bytes = Buffer.alloc(200_000, "linha de log da venda\n");
  const declared = declarationOf("log.txt", bytes, { caseId });

  test.each([0, 1, 50, 99])("at %i %% leaves nothing, and a retry goes through", async (percent) => {
    const signed = await world.sign(client, companyId, declared);
    const headers = { ...signed.upload.headers, "content-length": bytes.length };
    const outgoing = request(signed.upload.url, { method: "PUT", headers });
    outgoing.on("error", () => undefined); // the cut itself
    outgoing.flushHeaders();
    await new Promise<void>((resolve) => {
      outgoing.write(bytes.subarray(0, (bytes.length * percent) / 100), () => resolve());
    });
    await pause(50);
    outgoing.destroy();
    await pause(100);
    expect(await ofCompany()).toEqual([]);
    expect(await list()).toMatchObject([{ status: "awaiting-upload" }]);
    expect(await world.upload(signed, bytes)).toBe("200");
    await world.inspect();
    expect(await list()).toMatchObject([{ status: "clean" }]);
  });

  test("and never taken up again vanishes from the list and from the bucket", async () => {
    const { file } = await uploaded(declared, bytes);
    const item = (await world.stage.items()).find(({ id }) => id === file.id);
    expect(Number(item?.["ttl"])).toBeGreaterThan(Date.now() / 1000);
    await world.stage.put({ ...item, ttl: Math.floor(Date.now() / 1000) - 1 });
    world.s3.expire(new Date(Date.now() + 3 * 24 * 3600 * 1000));
    expect(await ofCompany()).toEqual([]);
    expect(await list()).toEqual([]);
  });

  test("and whose object outlives it is cleared away when it is told of at last", async () => {
    const { file } = await uploaded(declared, bytes);
    const item = (await world.stage.items()).find(({ id }) => id === file.id);
    await world.stage.put({ ...item, ttl: Math.floor(Date.now() / 1000) - 1 });
    await world.inspect();
    expect(await ofCompany()).toEqual([]);
  });
});

describe("download-headers: a file is saved under its own name", () => {
  /** RFC 6266 and 8187, as a browser reads them. */
  const savedAs = (header: string): string => {
    const match =
      /^attachment; filename="[A-Za-z0-9._-]*"; filename\*=UTF-8''((?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})*)$/.exec(
        header,
      );
    if (!match) throw new Error(`This is no header of one file: ${header}`);
    return decodeURIComponent(match[1] ?? "");
  };
  const run = seed("download-headers");

  test("whatever the name, nothing but the name comes of it", async () => {
    const file = await cleared();
    const item = (await world.stage.items()).find(({ id }) => id === file.id);
    const special = fc.constantFrom(
      '"',
      "\r\n",
      ";",
      "'",
      "%",
      "\\",
      "filename*=",
      "é",
      "中",
      "\u{1f600}",
      "\u202e",
      "\t",
      " ",
      "=",
      ",",
      "*",
      "../",
      "\0",
    );
    const names = fc.array(fc.oneof(special, fc.string({ unit: "binary", maxLength: 5 })), { maxLength: 8 });
    const property = fc.asyncProperty(names, async (parts) => {
      const fileName = `${parts.join("").toWellFormed()}.png`;
      await world.stage.put({ ...item, fileName });
      const answer = await fetch((await download(file)).url);
      expect(answer.status).toBe(200);
      expect(savedAs(answer.headers.get("content-disposition") ?? "")).toBe(fileName);
      expect(answer.headers.get("content-type")).toBe("image/png");
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
    });
    await fc.assert(property, { seed: run, numRuns: 120 });
  }, 60_000);

  test("for a minute, and under no other name or type", async () => {
    const file = await cleared();
    const { url, expiresAt } = await download(file);
    expect(new URL(url).searchParams.get("X-Amz-Expires")).toBe("60");
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + 60_000);
    const forged = [
      url.replace("attachment", "inline"),
      url.replace("image%2Fpng", "text%2Fhtml"),
      url.replace("X-Amz-Expires=60", "X-Amz-Expires=6000"),
      url.replace(file.id, "01ARZ3NDEKTSV4RRFFQ69G5FAV"),
      url
        .replace(/&response-content-disposition=[^&]*/, "")
        .replace(/\?response-content-disposition=[^&]*&/, "?"),
    ];
    for (const address of forged) {
      expect(address).not.toBe(url);
      expect((await fetch(address)).status).toBe(403);
    }
    expect((await fetch(url, { method: "PUT", body: "x" })).status).toBe(403);
  });
});

test("no address, checksum or file name is ever logged", async () => {
  const { file } = await uploaded();
  await world.inspect();
  await download(file);
  const logs = world.stage.logs.join("");
  expect(logs).toContain('"inspection"');
  expect(logs).not.toMatch(/X-Amz|Signature|tela\.png/i);
  expect(logs).not.toContain(proof.sha256);
});

test("each route asks of the database what it should and no more", async () => {
  const costOf = async (act: () => Promise<unknown>) => {
    const before = world.stage.watch?.calls.length ?? 0;
    await act();
    return world.stage.watch?.calls.slice(before).map(({ operation }) => operation);
  };
  const file = await cleared();
  const [read, write] = ["BatchGetItem", "TransactWriteItems"];
  expect(await costOf(() => world.sign(client, companyId, proof))).toEqual([read, "Query", write, read]);
  expect(await costOf(() => list())).toEqual([read, "Query"]);
  expect(await costOf(() => download(file))).toEqual([read]);
  expect(await costOf(() => ask(client, routes.remove, { params: paramsOf(file) }))).toEqual([
    read,
    read,
    write,
  ]);
});
