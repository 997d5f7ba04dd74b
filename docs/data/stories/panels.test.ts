import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Country } from "@portal/shared/country.ts";
import { wsConsultaAddress } from "@portal/shared/ws-consulta/sandbox-address.ts";
import {
  callSandbox,
  callWsConsulta,
  moveClock,
  sandboxStore,
  type TestStore,
} from "../../../functions/testing/sandbox.ts";
import { openStage, type TestStage } from "../../../functions/testing/stage.ts";
import { tryItFiles } from "../../engine/generate/try-it/try-it-files.ts";
import { byTheRules, requestOf } from "../../theme/try-it/call/call-request.ts";
import type { Typed } from "../../theme/try-it/call/call-values.ts";
import { carryOn, readCarried } from "../../theme/try-it/call/carried.ts";
import { carryTyped, startingValues } from "../../theme/try-it/call/typed.ts";
import { callPages } from "../call-pages.ts";
import { type CallSheet, callSheetAddress, keyOf, namedValues } from "../e-sitef/call-sheet.ts";
import { argentinaDocSet } from "../e-sitef-argentina/argentina-pages.ts";
import { panelCalls } from "../panel-calls.ts";
import { before, chapter, sent } from "./stories.ts";

const pages = join(__dirname, "../../content");
const files = tryItFiles();
const sheetOf = (operation: string): CallSheet =>
  JSON.parse(files.get(`static/${callSheetAddress(operation, "pt")}`) ?? "null");

let stage: TestStage;
let store: TestStore;
/** What the browser's tab keeps. */
const tab = new Map<string, string>();

beforeAll(async () => {
  stage = await openStage();
  Object.assign(globalThis, {
    window: { location: { hash: "" } },
    sessionStorage: {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
    },
  });
});
afterAll(() => stage.close());
/** Somebody with a new store, in a new tab; where a country is named, with a store of that country. */
async function begin(country: Country | undefined): Promise<void> {
  tab.clear();
  store = await sandboxStore(stage, country ? { country } : {});
}

/** An identifier that no answer brings, as the reader copies it from the store's notifications into a form. */
async function copiedInto(sheet: CallSheet, values: Typed): Promise<Typed> {
  const [name = ""] = Object.keys(sheet.takes);
  const place = sheet.parameters.find((each) => each.name === name)?.in;
  const key = place && keyOf(place, name);
  if (!key || values[key] !== "") return {};
  const notices = (await stage.items()).filter((item) => item.merchantId === store.merchantId && item.form);
  const [identifier] = Object.values(Object(notices.at(-1)?.form).fields ?? {});
  return { [key]: String(identifier) };
}

/** Sends what the panel of a call starts with, with what the reader typed over it. */
async function press(operation: string, typed: Typed = {}) {
  const sheet = sheetOf(operation);
  const start = startingValues(sheet);
  const values = { ...start, ...(await copiedInto(sheet, start)), ...typed };
  const request = requestOf(sheet, values, { base: "", credentials: store, outcome: byTheRules });
  // With the headers of the panel alone: a credential that it forgets is a refusal.
  const { method, url: path, ...others } = request;
  const answerTo = sheet.base === wsConsultaAddress ? callWsConsulta : callSandbox;
  const { http, body } = await answerTo({ method, path, ...others });
  if (http < 300) carryTyped(sheet, values);
  carryOn(sheet, body);
  return { http, body };
}

/** The panel in which a request of a story can be sent: two calls of one address differ in what they answer. */
function panelFor(name: string): string {
  if (panelCalls.some(({ id }) => id === name)) return name;
  const { method, url, response } = sent(name);
  const path = decodeURIComponent(new URL(url).pathname);
  const members = Object.keys(Object(response));
  const found = callPages.find(
    (page) =>
      page.method === method &&
      new RegExp(`/api${page.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(path) &&
      members.every((member) => page.answer.some((each) => /^\w+/.exec(each.name)?.[0] === member)),
  );
  if (!found) throw new Error(`${name} is sent in no panel.`);
  return found.example;
}

/** The values of a request of a story that the reader types over those that its panel starts with. */
function typedFor(name: string): Typed {
  const { takes } = sheetOf(panelFor(name));
  const values = namedValues(sent(name).body, "").filter(([value]) => !(value in takes));
  return Object.fromEntries(values.map(([value, text]) => [keyOf("body", value), text]));
}

/** What must have happened before a call, in the panels of the calls that do it. */
async function prepare(operation: string): Promise<void> {
  for (const earlier of before(operation)) await press(panelFor(earlier), typedFor(earlier));
}

/** Of something that was made outside the gateway the reader types the identifier. */
function identifierOf(operation: string): Typed {
  const isForeign = operation.endsWith("-external") && sheetOf(operation).path.includes("{nit}");
  const [identifier = ""] = Object.values(readCarried());
  return isForeign ? { [keyOf("path", "nit")]: identifier } : {};
}

/** What must come back: of a search of WS Consulta also that it found what was sold before. */
function wanted(operation: string) {
  const { status: http, response } = sent(operation);
  const isSearch =
    sheetOf(operation).product !== "e-sitef" && response !== undefined && "status" in Object(response);
  return { http, ...(isSearch && { body: { status: Object(response).status } }) };
}

test.each(panelCalls.map(({ id }) => id))(
  "what the panel of %s sends is done by the sandbox",
  async (operation) => {
    const { country, hoursLater = 0 } = chapter(operation);
    await begin(country);
    await prepare(operation);
    await moveClock(stage, store, hoursLater);
    expect(await press(operation, identifierOf(operation))).toMatchObject(wanted(operation));
  },
);

/** Pages by hand: a call's own page has no panel but its own. */
const withPanels = globSync("*/*.mdx", { cwd: pages }).flatMap((page) => {
  const text = readFileSync(join(pages, page), "utf8");
  const operations = [...text.matchAll(/<TryIt operation="([^"]+)" \/>/g)].map(([, name = ""]) => name);
  return operations.length > 0 ? [[page, operations] as const] : [];
});

test.each(withPanels)(
  "the panels of %s, pressed from top to bottom, are all answered",
  async (page, operations) => {
    await begin(page.startsWith(`${argentinaDocSet}/`) ? "AR" : undefined);
    for (const operation of operations) {
      const lacksSomething = Object.values(sheetOf(operation).takes).some(
        ({ carried }) => !(carried in readCarried()),
      );
      if (lacksSomething) await prepare(operation);
      expect(await press(operation)).toMatchObject({ http: sent(operation).status });
    }
  },
);
