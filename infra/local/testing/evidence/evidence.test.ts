import { ask, refusal } from "@portal/functions/testing/api.ts";
import { text } from "@portal/functions/testing/files/files.ts";
import { historyOf } from "@portal/functions/testing/history.ts";
import { companyOf, person, placeOf } from "@portal/functions/testing/people.ts";
import {
  caseId,
  cleared,
  client,
  companyId,
  download,
  list,
  ofCompany,
  paramsOf,
  picture,
  proof,
  putCertification,
  routes,
  support,
  uploaded,
  world,
} from "./certifying.ts";
import { declarationOf } from "./declaration.ts";

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
    const { items } = await historyOf(client, placeOf(companyId), "certification");
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

  test("has no place before the certification begins, of either product", async () => {
    const newcomer = await person(world.stage, "Nova Pessoa");
    const other = await companyOf(newcomer);
    const answer = (product: string) =>
      refusal(newcomer, routes.sign, { params: { companyId: other.id }, body: { ...proof, product } });
    expect((await answer("online-payment")).code).toBe("action-not-allowed");
    expect((await answer("fraud-prevention")).code).toBe("action-not-allowed");
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
