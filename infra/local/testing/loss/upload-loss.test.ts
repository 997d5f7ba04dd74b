import { ask } from "@portal/functions/testing/api.ts";
import { trials } from "@portal/functions/testing/trials.ts";
import {
  caseId,
  client,
  download,
  list,
  ofCompany,
  paramsOf,
  picture,
  routes,
  uploaded,
  world,
} from "../evidence/certifying.ts";
import { type Mortal, openMortal } from "./mortal.ts";

let inspection: Mortal;
beforeAll(async () => {
  inspection = await openMortal("evidence-inspection");
}, 60_000);
afterAll(() => inspection.close());

const everyStep = 100;

/** An upload, and the event that tells of it; in the end nobody else is told. */
async function arrived() {
  const { file } = await uploaded();
  const [object] = world.created.splice(0);
  return { file, event: { source: "aws.s3", detail: { object: { key: object?.key } } } };
}

/** Whoever reads that a file is clean can open it, at any moment. */
async function expectCleanToBeThere(): Promise<void> {
  for (const file of await list()) {
    if (file.status !== "clean") continue;
    const { url } = await download(file);
    expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(picture);
  }
}

test("an inspection that dies at any step leaves no file without its verdict, and none clean without its bytes", async () => {
  const whole = (await inspection.runUntil((await arrived()).event, everyStep)).length;
  expect(await list()).toMatchObject([{ status: "clean" }]);
  const deaths = trials("deaths of the inspection", 6, whole);
  for (const death of deaths) {
    const { file, event } = await arrived();
    const last = 1 + Math.floor((death * whole) / deaths.length);
    expect(await inspection.runUntil(event, last)).toHaveLength(last);
    await expectCleanToBeThere();
    await world.sweep();
    expect(await list()).toContainEqual(expect.objectContaining({ id: file.id, caseId, status: "clean" }));
    expect((await ofCompany()).filter((key) => key.includes(file.id))).toEqual([
      expect.stringMatching(/^evidence\//),
    ]);
    await ask(client, routes.remove, { params: paramsOf(file) });
    await expectCleanToBeThere();
  }
}, 120_000);

test("an upload that nobody was told of gets its verdict by the sweep, beside one that cannot be read", async () => {
  const { file } = await arrived();
  await world.stage.put({ pk: "CO#X", sk: "FILE#online-payment#broken", id: "broken" });
  await world.put("quarantine/X/online-payment/broken", picture);
  await world.sweep();
  expect(await list()).toMatchObject([{ id: file.id, status: "clean" }]);
  expect(world.stage.logs.join()).toContain("inspection-failed");
});

test("a removal that dies at any step, or was never told of, leaves nothing of the file", async () => {
  const deaths = trials("deaths of a removal", 3, 8);
  for (const death of deaths) {
    const { file, event } = await arrived();
    await inspection.run(event);
    await ask(client, routes.remove, { params: paramsOf(file) });
    await inspection.runUntil({ Records: await world.removals() }, death + 1);
    await world.sweep();
    expect(await ofCompany()).toEqual([]);
    expect(await world.pendingRemovals()).toEqual([]);
  }
}, 120_000);
