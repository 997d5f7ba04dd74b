import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { refusal } from "@portal/functions/testing/api.ts";
import {
  caseId,
  client,
  companyId,
  list,
  ofCompany,
  picture,
  proof,
  routes,
  uploaded,
  world,
} from "./certifying.ts";
import { declarationOf, sha256Of } from "./declaration.ts";
import { type Signed } from "./evidence-stage.ts";

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

describe("an upload that is cut", () => {
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
