import { ask } from "@portal/functions/testing/api.ts";
import {
  cleared,
  client,
  companyId,
  download,
  list,
  paramsOf,
  proof,
  routes,
  uploaded,
  world,
} from "./certifying.ts";

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
