import { callLink, panelAnchor } from "@portal/shared/certification-match/recipe/call-link.ts";
import { type CallSheet, keyOf, type SheetParameter } from "../../../data/e-sitef/call-sheet.ts";
import { forgetLink, isLostByLink } from "./linked.ts";
import { keepTyped, readTyped } from "./typed.ts";

const parameter = (name: string, place: SheetParameter["in"] = "body"): SheetParameter => ({
  name,
  in: place,
  required: "no",
  type: "AN",
  meaning: name,
});
const body = (name: string) => keyOf("body", name);

const sheet: CallSheet = {
  operation: "payment-do",
  product: "e-sitef",
  base: "/sandbox/e-sitef/api",
  method: "POST",
  path: "/v1/payments/{nit}",
  parameters: [
    parameter("nit", "path"),
    parameter("authorizer_id"),
    parameter("card.number"),
    parameter("card.holder"),
  ],
  example: { [body("authorizer_id")]: "2", [body("card.holder")]: "ANA" },
  sendsBody: true,
  gives: {},
  takes: { nit: { carried: "payment_nit", title: "", page: "" } },
  answer: {},
};
const call = { operation: "payment-do", method: "POST", path: "/v1/payments/{nit}", isLost: true } as const;
const open = (values: object) => {
  const link = callLink({ ...call, body: values }) ?? "";
  location.hash = link.slice(link.indexOf("#"));
};

/** As much of a browser as the values ask for. */
const location = { hash: "" };
const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  location.hash = "";
  Object.assign(globalThis, {
    window: {
      location,
      history: { replaceState: (_state: unknown, _title: string, hash: string) => (location.hash = hash) },
    },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, "window");
});

test("a linked request stands in place of the example and of what was typed before; an earlier answer is carried on", () => {
  keepTyped(sheet, { [body("authorizer_id")]: "9" });
  sessionStorage.setItem("tryIt.carried", JSON.stringify({ payment_nit: "a1" }));
  open({ authorizer_id: "1", card: { number: "4000000000000044" }, nit: "{nit}", other: "x" });
  expect(readTyped(sheet)).toEqual({
    [keyOf("path", "nit")]: "a1",
    [body("authorizer_id")]: "1",
    [body("card.number")]: "4000000000000044",
  });
  expect(isLostByLink()).toBe(true);
});

test("once it is taken over the address names the panel alone, and what is typed counts again", () => {
  open({ authorizer_id: "1" });
  forgetLink();
  expect(location.hash).toBe(panelAnchor);
  keepTyped(sheet, { [body("authorizer_id")]: "9" });
  expect(readTyped(sheet)[body("authorizer_id")]).toBe("9");
  expect(isLostByLink()).toBe(false);
});
