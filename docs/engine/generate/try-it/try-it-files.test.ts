import { locales } from "@portal/shared/locales.ts";
import { type CallSheet, callSheetAddress } from "../../../data/e-sitef/call-sheet.ts";
import { wsConsultaHost } from "../../../data/examples/ws-consulta-examples.ts";
import { panelCalls } from "../../../data/panel-calls.ts";
import { byTheRules, requestOf } from "../../../theme/try-it/call/call-request.ts";
import { tryItFiles } from "./try-it-files.ts";

const files = tryItFiles();
const sheetOf = (operation: string, locale = "pt"): CallSheet =>
  JSON.parse(files.get(`static/${callSheetAddress(operation, locale)}`) ?? "null");
const asShown = { credentials: { merchantId: "LOJADEMO", merchantKey: "MERCHANT_KEY" }, outcome: byTheRules };

test.each(panelCalls.map(({ id, product, example }) => [id, product, example] as const))(
  "the form of %s starts with the call that its page shows",
  (id, product, example) => {
    const sheet = sheetOf(id);
    const base = product === "e-sitef" ? (/^.+?(?=\/v\d\/)/.exec(example.url)?.[0] ?? "") : wsConsultaHost;
    const request = requestOf(sheet, sheet.example, { base, ...asShown });
    expect(decodeURIComponent(request.url)).toBe(example.url);
    expect(request.method).toBe(example.method);
    expect(request.body).toEqual(example.body);
    // What only the reader's program can make, a signature, is not filled in; a body alone says what type it has.
    const {
      Authorization: _signature,
      "Content-Type": _type,
      ...headers
    } = { ...example.headers } as Record<string, string>;
    const { "Content-Type": _sent, ...own } = request.headers as Record<string, string>;
    // The sandbox finds a store by its credentials, also where the documented call does not carry them.
    expect(own).toEqual({
      ...(product === "e-sitef"
        ? { merchant_id: "LOJADEMO", merchant_key: "MERCHANT_KEY" }
        : { Authorization: `Basic ${btoa("LOJADEMO:MERCHANT_KEY")}` }),
      ...headers,
    });
  },
);

test("every call has a sheet in every language, and what it asks for names the page that gives it", () => {
  for (const locale of locales) {
    for (const { id, givers, parameters } of panelCalls) {
      const sheet = sheetOf(id, locale);
      expect(sheet.parameters.map(({ name }) => name)).toEqual(parameters.map(({ name }) => name));
      for (const [name, source] of Object.entries(sheet.takes)) {
        expect(sheet.parameters.map((each) => each.name)).toContain(name);
        expect(source.page).toMatch(new RegExp(`^(?:/en|/es)?/docs/${givers}/[\\w-]+$`));
      }
    }
  }
});

test("what one call answers is asked for by the next one of its story", () => {
  expect(sheetOf("payment-begin").gives).toEqual({ payment_nit: "payment.nit" });
  expect(sheetOf("payment-do").takes.nit?.carried).toBe("payment_nit");
  expect(sheetOf("cancel-begin").takes.esitef_usn?.carried).toBe("payment_usn");
  expect(sheetOf("cancel-do").takes.nit?.carried).toBe("cancellation_nit");
  expect(sheetOf("cancel-idempotent").takes.nit?.carried).toBe("payment_nit");
  expect(sheetOf("query-reversal").takes.nsusitef?.carried).toBe("cancellation_sitef_usn");
  expect(sheetOf("preauth-capture").takes.nit?.carried).toBe("preauthorization_nit");
});
