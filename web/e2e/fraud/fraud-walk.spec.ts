import { type FraudScenario, fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { mailTo } from "../inbox.ts";
import { openAs, type Person, personOf } from "../people.ts";
import { expect, expectNoSidewaysScroll, expectSoundPage, test } from "../portal-test.ts";
import { openShopServer, runScenarios } from "./walk/analysed-orders.ts";
import {
  askForKeys,
  begin,
  decideAtSandbox,
  expectKeysShut,
  expectSigned,
  expectUndecided,
  openScenario,
  seeKeys,
  sendScenarios,
  sendUnheard,
  showError,
  typeReturn,
  useAll,
  useOne,
} from "./walk/certification.ts";
import {
  configure,
  correct,
  revealTestKey,
  say,
  sendConfiguration,
  sendIncomplete,
  type Walker,
} from "./walk/configuration.ts";
import { keyboard, mouse } from "./walk/hands.ts";
import { openNewShop, type Shop } from "./walk/new-shop.ts";
import {
  productionKeys,
  question,
  type Support,
  supportAtScreens,
  supportByApi,
  testKey,
} from "./walk/support.ts";

const brazilian = {
  zipCode: "01310100",
  city: "São Paulo",
  state: "SP",
  contactPersonPhoneNumber: "11987654321",
} as const;

/** One shop a language; none of them meets another one's ticket, draft or store. */
const shops = {
  pt: {
    locale: "pt",
    email: "rute@ninho-claro.com.br",
    person: "Rute Salgado",
    company: "Ninho Claro",
    taxId: { taxIdentificationType: "CNPJ", taxIdentificationNumber: "36475869000130" },
    place: brazilian,
  },
  en: {
    locale: "en",
    email: "owen@harbour-lane.example.org",
    person: "Owen Harper",
    company: "Harbour Lane",
    taxId: { taxIdentificationType: "CNPJ", taxIdentificationNumber: "47586970000184" },
    place: brazilian,
  },
  es: {
    locale: "es",
    email: "ines@faro-norte.com.ar",
    person: "Inés Quiroga",
    company: "Faro Norte",
    taxId: { taxIdentificationType: "CUIT", taxIdentificationNumber: "30711223343" },
    place: {
      zipCode: "C1043AAR",
      city: "Buenos Aires",
      state: "Ciudad Autónoma de Buenos Aires",
      contactPersonPhoneNumber: "541155556666",
    },
  },
} as const satisfies Record<string, Shop>;

/** The product is open to the shop as soon as its payments are configured. */
async function arrive(client: Walker, { email }: Shop): Promise<void> {
  await openAs(client, email, "/anti-fraud/access");
  await expect(client.page.getByText(say(client, "access.openTitle"))).toBeVisible();
  await client.look(client.page);
}

/** From what support gives back to the test key that the approval brings, whose letter does not tell it. */
async function correctUntilApproved(client: Walker, support: Support, shop: Shop): Promise<void> {
  await support.giveBack();
  await correct(client, question);
  await sendConfiguration(client);
  await support.approve();
  const subject = client.words("fraud-configuration.mail.approved.subject", { number: "" });
  const { text } = await mailTo(shop.email, new RegExp(subject.replace(/ \(.*$/, "")));
  expect(text).toContain("/onboarding/fraud-keys");
  expect(text).not.toContain(testKey);
  await revealTestKey(client, testKey);
}

/** The scenario whose review its analyst approves. */
function reviewedScenario(): FraudScenario {
  const found = fraudScenarios.find(({ id }) => id === "review-approved");
  if (!found) throw new Error("No scenario is reviewed and approved.");
  return found;
}

/** From the alert that the signature is missing to the keys of production. */
async function signedAndLive(client: Walker, support: Support): Promise<void> {
  await support.sign();
  await expectSigned(client);
  await support.conclude();
  await askForKeys(client);
  await support.deliver();
  await seeKeys(client, productionKeys);
}

const sound = { hands: mouse, look: expectSoundPage };
const wide = { hands: mouse, look: expectNoSidewaysScroll };
const walker = (person: Person, how: Pick<Walker, "hands" | "look">): Walker => ({ ...person, ...how });

test("in pt, on a phone's screen, a shop goes from access to its keys of production with support at its screens", async ({
  page,
  browser,
  watch,
}) => {
  test.slow();
  watch.expectLostConnections();
  const shop = shops.pt;
  const member = await openNewShop(shop);
  await page.setViewportSize({ width: 360, height: 800 });
  const client = walker(personOf(page, "pt"), sound);
  await arrive(client, shop);
  await configure(client, "pt", { leaves: [] });
  await sendConfiguration(client);
  await client.look(page);
  const support = await supportAtScreens(browser, shop);
  await correctUntilApproved(client, support, shop);
  await expectKeysShut(client);
  await begin(client);
  const server = await openShopServer(member);
  await runScenarios(server);
  await showError(client);
  await client.look(page);
  await useAll(client, fraudScenarios.length);
  server.close();
  await sendUnheard(client);
  await sendScenarios(client);
  await signedAndLive(client, support);
});

test("in en, an order that is not yet what its scenario asks for says so, and one that was typed by hand is proved in its place", async ({
  page,
}) => {
  test.slow();
  const shop = shops.en;
  const member = await openNewShop(shop);
  await page.setViewportSize({ width: 1440, height: 900 });
  const client = walker(personOf(page, "en"), wide);
  const support = supportByApi(member);
  await arrive(client, shop);
  await configure(client, "en", { leaves: [] });
  await sendConfiguration(client);
  await correctUntilApproved(client, support, shop);
  await begin(client);
  const server = await openShopServer(member);
  const reviewed = reviewedScenario();
  const nit = await server.sell(reviewed);
  await openScenario(client, reviewed.id);
  await typeReturn(client, "ORDER-BY-HAND");
  await expectUndecided(client);
  await decideAtSandbox(client, nit);
  const others = fraudScenarios.filter(({ id }) => id !== reviewed.id);
  await runScenarios(server, others);
  await openScenario(client, reviewed.id);
  await useOne(client, reviewed);
  await showError(client);
  await useAll(client, others.length);
  server.close();
  await sendScenarios(client);
  await signedAndLive(client, support);
});

test("in es, the keyboard alone configures all five steps and sends them, and the way goes on to the keys of production", async ({
  page,
}) => {
  test.slow();
  const shop = shops.es;
  const member = await openNewShop(shop);
  await page.setViewportSize({ width: 1440, height: 900 });
  const byKeys = walker(personOf(page, "es"), { hands: keyboard(page), look: expectNoSidewaysScroll });
  await arrive(byKeys, shop);
  await configure(byKeys, "es", { leaves: ["rejectionMessage", "testSite"] });
  await sendIncomplete(byKeys, "es");
  await sendConfiguration(byKeys);
  const client = walker(byKeys, wide);
  const support = supportByApi(member);
  await correctUntilApproved(client, support, shop);
  await begin(client);
  const server = await openShopServer(member);
  await runScenarios(server);
  await showError(client);
  await useAll(client, fraudScenarios.length);
  server.close();
  await sendScenarios(client);
  await signedAndLive(client, support);
});
