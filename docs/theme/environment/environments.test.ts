import { site } from "@portal/shared/site.ts";
import { callExamples, callPages } from "../../data/call-pages.ts";
import { environmentsOf, hasEnvironments, inEnvironment, swappedHosts } from "./environments.ts";

const payment = `https://${site.testHost}/e-sitef/api/v1/transactions`;
const threeDs = `https://${site.threeDsTestHost}/3ds-server/v2/authentication`;
const origin = "https://stack.example.net";

test("an address of certification is shown where the reader wants the call to go", () => {
  const shown = environmentsOf(payment).map((each) =>
    inEnvironment(each, payment, `POST ${payment}`, origin),
  );
  expect(shown).toEqual([
    `POST ${origin}/sandbox/e-sitef/api/v1/transactions`,
    `POST ${payment}`,
    `POST https://${site.productionHost}/e-sitef/api/v1/transactions`,
  ]);
});

test("a product with hosts of its own goes nowhere else", () => {
  expect(hasEnvironments("https://psp.example.com/gateway/token")).toBe(false);
  expect(hasEnvironments(payment)).toBe(true);
});

test("top-ups go to the host of the payment page in production", () => {
  const topUp = `https://${site.testHost}/e-sitef/v3/recharges`;
  expect(inEnvironment("production", topUp, topUp, origin)).toBe(
    `https://${site.productionHtmlHost}/e-sitef/v3/recharges`,
  );
});

test("the 3DS Server's host in production is no public one, so it is not offered", () => {
  expect(environmentsOf(threeDs)).toEqual(["sandbox", "certification"]);
  expect(inEnvironment("sandbox", threeDs, threeDs, origin)).toBe(
    `${origin}/sandbox/3ds-server/v2/authentication`,
  );
});

test("what the server drew for the sandbox becomes what is shown by one replacement", () => {
  for (const environment of environmentsOf(payment)) {
    const drawn = inEnvironment("sandbox", payment, payment, site.url);
    const hosts = swappedHosts(environment, payment, origin);
    const shown = inEnvironment(environment, payment, payment, origin);
    expect(drawn.replaceAll(hosts.drawn, hosts.shown)).toBe(shown);
    expect(shown.replaceAll(hosts.shown, hosts.drawn)).toBe(drawn);
  }
});

test("the example of every call has an address that the sandbox answers in its place", () => {
  const others = callPages.filter(({ example }) => {
    const { url = "" } = callExamples[example] ?? {};
    return !inEnvironment("sandbox", url, url, origin).startsWith(`${origin}/sandbox/`);
  });
  expect(others.map(({ example }) => example)).toEqual([]);
});
