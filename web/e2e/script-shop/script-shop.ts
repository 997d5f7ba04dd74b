import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { pageScripts, sandboxAddress } from "@portal/shared/esitef/sandbox-address.ts";

/** Where the shop finds the sandbox, and its keys there. */
export interface ShopSettings {
  readonly portal: string;
  readonly credentials: Readonly<Record<string, string>>;
}

export interface Shop {
  readonly url: string;
  close(): Promise<void>;
}

const file = (name: string): string => readFileSync(path.join(import.meta.dirname, name), "utf8");

type Answered = Readonly<Record<string, unknown>>;

/** One shop on an origin of its own: opens orders with its keys, and shows the page that pays them. */
class ShopServer {
  readonly #settings: ShopSettings;
  #orders = 0;

  constructor(settings: ShopSettings) {
    this.#settings = settings;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://shop");
    const send = (type: string, text: string) =>
      response
        .writeHead(200, {
          "content-type": `${type}; charset=utf-8`,
          "content-security-policy": this.#policy(),
        })
        .end(text);
    // A page of nothing, with no policy of its own that would stand before the browser's answer.
    if (url.pathname === "/blank") response.setHeader("content-type", "text/html").end("<title>-</title>");
    else if (url.pathname === "/") send("text/html", await this.#page(url.searchParams));
    else if (url.pathname === "/shop.js") send("text/javascript", file("shop.js"));
    else if (url.pathname === "/shop.css") send("text/css", file("shop.css"));
    else if (url.pathname === "/cards") send("application/json", JSON.stringify(await this.#cards()));
    else send("application/json", JSON.stringify(await this.#status(url.pathname.replace("/orders/", ""))));
  }

  /** As the pages on the interface tell shops: the gateway's host, and nobody else's. Axe measures with inline styles. */
  #policy(): string {
    const { portal } = this.#settings;
    const own = ["script-src", "connect-src"].map((name) => `${name} 'self' ${portal}`);
    const styles = `style-src 'self' 'unsafe-inline' ${portal}`;
    return ["default-src 'none'", ...own, styles, `frame-src ${portal}`, "img-src data:"].join("; ");
  }

  async #ask(method: string, below: string, body?: object): Promise<Answered> {
    const { portal, credentials } = this.#settings;
    const response = await fetch(portal + sandboxAddress + below, {
      method,
      headers: { "content-type": "application/json", ...credentials },
      ...(body && { body: JSON.stringify(body) }),
    });
    return Object(await response.json());
  }

  async #open(query: URLSearchParams): Promise<Answered> {
    this.#orders += 1;
    const orderId = `PED-${this.#orders}`;
    const authenticate = query.get("authenticate");
    const answer = await this.#ask("POST", "/v1/transactions", {
      payment_js: "true",
      order_id: orderId,
      installments: "1",
      installment_type: "4",
      authorizer_id: "2",
      amount: query.get("amount") ?? "7400",
      ...(authenticate && { authenticate }),
    });
    const { nit, pay_token } = Object(answer["payment"]);
    return {
      nit,
      payToken: pay_token,
      merchantId: this.#settings.credentials["merchant_id"],
      orderId,
      locale: query.get("locale") ?? "pt",
      ...(authenticate && { authenticate }),
    };
  }

  async #openStorage(query: URLSearchParams): Promise<Answered> {
    const customer = { merchant_usn: query.get("usn") ?? "1", customer_id: "c-1" };
    const answer = await this.#ask("POST", "/v1/store", customer);
    const { nita, store_token } = Object(answer["store"]);
    return {
      nita,
      storeToken: store_token,
      merchantId: this.#settings.credentials["merchant_id"],
      authorizer_id: "2",
      locale: query.get("locale") ?? "pt",
    };
  }

  async #page(query: URLSearchParams): Promise<string> {
    const { portal } = this.#settings;
    const script = scriptOf(query);
    const opened = await (query.has("store") ? this.#openStorage(query) : this.#open(query));
    const order = JSON.stringify(opened).replaceAll('"', "&quot;");
    return file("shop-page.html")
      .replace("<html", `<html data-order="${order}"`)
      .replace("</head>", `<link rel="stylesheet" href="${portal}${pageScripts.styles}">\n</head>`)
      .replace(
        "</body>",
        `<script src="${portal}${script}"></script>\n<script src="/shop.js"></script>\n</body>`,
      );
  }

  async #status(nit: string): Promise<Answered> {
    const answer = await this.#ask("GET", `/v1/transactions/${nit}`);
    return { status: Object(answer["payment"]).status };
  }

  async #cards(): Promise<Answered> {
    const { cards = [] } = await this.#ask("GET", "/v1/cards/list");
    return { cards };
  }
}

/** A page loads one of the scripts: the one that stores, or the one that pays, with 3DS or without. */
const scriptOf = (query: URLSearchParams): string => {
  if (query.has("store")) return pageScripts.storage;
  return query.has("authenticate") ? pageScripts.authentication : pageScripts.payment;
};

/** Opens a shop on a free port; another port is another origin. */
export async function openShop(settings: ShopSettings): Promise<Shop> {
  const shop = new ShopServer(settings);
  const server = createServer((request, response) => void shop.answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The shop has no port.");
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
