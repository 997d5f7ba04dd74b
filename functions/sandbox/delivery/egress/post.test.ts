import type { RequestOptions } from "node:https";
import { internetWith, openShop, type Shop, shopAddress } from "../../../testing/deliveries/shop.ts";
import { refusedAddresses, refusedNames } from "../../../testing/deliveries/ssrf-corpus.data.ts";
import { isAllowedEndpoint } from "../public.ts";
import { type Network, post, network as usual } from "./post.ts";
import { isPublicAddress } from "./public-address.ts";

const form = { headers: { "content-type": "application/x-www-form-urlencoded" }, body: "nit=1&status=CON" };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.told.length = 0;
  shop.answer = (_, response) => response.end();
});

/** Counts what would leave this machine; a name is looked up as `answers` say, one after the other. */
function watched(answers: readonly (readonly string[])[] = [["93.184.215.14"]]) {
  const calls: RequestOptions[] = [];
  let looks = 0;
  const network: Network = {
    resolve: async () => {
      const answer = answers[Math.min(looks, answers.length - 1)] ?? [];
      looks += 1;
      return answer.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    },
    request: (url, options) => {
      calls.push(options);
      return internetWith(shop).request(url, options);
    },
    allowsLoopback: false,
    limit: usual.limit,
  };
  return { network, calls, looks: () => looks };
}

test("of 150 addresses and names that are nobody's shop none is called", async () => {
  expect(refusedAddresses.length + refusedNames.length).toBeGreaterThanOrEqual(150);
  const reached: string[] = [];
  for (const address of refusedAddresses) {
    const { network, calls } = watched();
    const { http, problem } = await post(address, form, network);
    if (calls.length > 0 || http !== null || problem !== "address-refused") reached.push(address);
  }
  for (const answer of refusedNames) {
    const { network, calls } = watched([answer]);
    const { http, problem } = await post(shopAddress, form, network);
    const isSaid = problem === (answer.length === 0 ? "name-unknown" : "address-private");
    if (calls.length > 0 || http !== null || !isSaid) reached.push(answer.join(" "));
  }
  expect(reached).toEqual([]);
  expect(shop.told).toEqual([]);
  process.stderr.write(
    `ssrf-corpus: ${refusedAddresses.length + refusedNames.length} refused, 0 calls out\n`,
  );
});

test("a shop's own address is called, so that the corpus is not refused for nothing", async () => {
  const { network, calls } = watched();
  expect(await post(shopAddress, form, network)).toMatchObject({ http: 200, problem: null });
  expect(calls).toHaveLength(1);
  expect(shop.told).toMatchObject([
    { path: "/aviso", body: form.body, headers: { host: "loja.example.com" } },
  ]);
  for (const address of ["1.1.1.1", "93.184.215.14", "2606:4700::1111", "2a00:1450:4001::1"])
    expect(isPublicAddress(address)).toBe(true);
});

test("a name is looked up once, and the connection goes where it meant then", async () => {
  const { network, calls, looks } = watched([["93.184.215.14"], ["127.0.0.1"]]);
  await post(shopAddress, form, network);
  expect(looks()).toBe(1);
  const connectsTo = await new Promise((resolve) => {
    calls[0]?.lookup?.("loja.example.com", { all: true }, (_, addresses) => resolve(addresses));
  });
  expect(connectsTo).toEqual([{ address: "93.184.215.14", family: 4 }]);
});

test.each([301, 302, 303, 307, 308])("an answer %i is no way to anywhere else", async (status) => {
  const { network, calls } = watched();
  shop.answer = (_, response) => response.writeHead(status, { location: "https://169.254.169.254/" }).end();
  expect(await post(shopAddress, form, network)).toMatchObject({ http: status });
  expect(calls).toHaveLength(1);
});

test("a certificate that nobody vouches for, or of another name, ends the call before anything is said", async () => {
  const stranger = { ...watched().network, request: internetWith(shop, false).request };
  expect(await post(shopAddress, form, stranger)).toMatchObject({ http: null, problem: "certificate" });
  const other = await post("https://outra.example.com/", form, watched().network);
  expect(other).toMatchObject({ http: null, problem: "certificate" });
  expect(shop.told).toEqual([]);
});

test("of an answer the first bytes are kept, without a card's number", async () => {
  shop.answer = (_, response) => response.end(`4000000000000044\u0007 ok ${"x".repeat(2_000_000)}`);
  const { answer, http } = await post(shopAddress, form, watched().network);
  expect(http).toBe(200);
  expect(answer.length).toBeLessThanOrEqual(500);
  expect(answer).toMatch(/^\*{12}0044 ok x+$/);
});

test("who does not answer is left when the time is over, whatever it does meanwhile", async () => {
  const timeIsOver = new AbortController();
  const impatient = { limit: () => timeIsOver.signal };
  const drips = Promise.withResolvers<void>();
  const silence = Promise.withResolvers<void>();
  shop.answer = ({ path }, response) => {
    if (path !== "/drip") return silence.resolve();
    const drip = setInterval(() => response.write("x"), 20);
    response.on("close", () => clearInterval(drip));
    response.writeHead(200).write("x");
    return drips.resolve();
  };
  const slow = post("https://loja.example.com/drip", form, { ...watched().network, ...impatient });
  const silent = post(shopAddress, form, { ...watched().network, ...impatient });
  const deaf = post(shopAddress, form, {
    ...watched().network,
    ...impatient,
    resolve: () => new Promise(() => undefined),
  });
  await Promise.all([drips.promise, silence.promise]);
  timeIsOver.abort();
  for (const attempt of await Promise.all([slow, silent, deaf]))
    expect(attempt).toMatchObject({ http: null, problem: "timed-out" });
});

test("a post may take ten seconds", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout");
  await post(shopAddress, form, watched().network);
  expect(timeout.mock.calls).toEqual([[10_000]]);
  timeout.mockRestore();
});

test("a shop that hangs up is unreachable, and that is all that is told of it", async () => {
  shop.answer = (_, response) => response.destroy();
  expect(await post(shopAddress, form, watched().network)).toMatchObject({
    http: null,
    problem: "unreachable",
    answer: "",
  });
});

test("this machine may be named on a laptop alone, and nothing else there", () => {
  const local = { allowsLoopback: true };
  expect(isAllowedEndpoint("http://localhost:3000/aviso", local)).toBe(true);
  expect(isAllowedEndpoint("http://127.0.0.1:3000/aviso", local)).toBe(true);
  expect(isAllowedEndpoint("http://192.168.0.1/", local)).toBe(false);
  expect(isAllowedEndpoint("http://169.254.169.254/", local)).toBe(false);
  expect(isAllowedEndpoint("http://localhost:3000/aviso", { allowsLoopback: false })).toBe(false);
});
