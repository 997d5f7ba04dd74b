/** A page of a shop with a script of ours in it, as a test sees it. */

export const site = "https://portal.example";
export const cardNumber = "5000000000000001";

export interface Sent {
  readonly url: string;
  readonly init: RequestInit & { readonly body: string };
}

export interface ScriptPage {
  /** What left the page, in its order. */
  readonly sent: Sent[];
  /** What will be answered, in its order; after that there is no connection. */
  readonly answers: (Response | Error)[];
  /** What the page's functions were told, in its order. */
  readonly told: [name: string, said: unknown][];
  /** The page's functions, each of which notes what it is told. */
  readonly callbacks: Readonly<Record<string, (said?: unknown) => void>>;
}

/** A page's own script runs while its element is the current one; later there is none any more. */
export async function loadScript(address: string, load: () => Promise<unknown>): Promise<void> {
  const script = document.createElement("script");
  script.src = site + address;
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  await load();
  Object.defineProperty(document, "currentScript", { value: null, configurable: true });
}

export const response = (status: number, body: object): Response =>
  Object.assign(Object.create(null), { ok: status < 300, status, json: async () => body });

/** A fresh page with the documented fields, and a gateway that answers what the test says. */
export function openScriptPage(): ScriptPage {
  const page: ScriptPage = {
    sent: [],
    answers: [],
    told: [],
    callbacks: Object.fromEntries(
      ["Processing", "Success", "Failure", "Invalid"].map((name) => [
        `on${name}`,
        (said?: unknown) => page.told.push([name.toLowerCase(), said]),
      ]),
    ),
  };
  Object.assign(globalThis, {
    fetch: async (url: string, init: Sent["init"]) => {
      page.sent.push({ url, init });
      const next = page.answers.shift() ?? new Error("No connection.");
      if (next instanceof Error) throw next;
      return next;
    },
  });
  document.body.innerHTML = `
    <input class="esitef-cardnumber" value="${cardNumber}"><input class="esitef-cardexpirydate" value="1227">
    <input class="esitef-cardsecuritycode" value="123"><input class="esitef-cardholder" value="">`;
  return page;
}

export function put(field: string, value: string): void {
  const element = document.querySelector(`.esitef-${field}`);
  if (!(element instanceof HTMLInputElement)) throw new Error(`No ${field}.`);
  element.value = value;
}

/** Lets everything happen that waits for nothing but itself. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

export const bodyOf = ({ init }: Sent): unknown => JSON.parse(init.body);

/** Everything that the page and its browser keep, as one text. */
export const keptText = (): string =>
  [
    document.documentElement.outerHTML,
    document.cookie,
    ...[localStorage, sessionStorage].map((store) => JSON.stringify(Object.entries(store))),
  ].join("\n");
