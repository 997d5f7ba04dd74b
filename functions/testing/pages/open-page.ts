import { randomUUID } from "node:crypto";
import { sandboxPages } from "@portal/shared/esitef/sandbox-address.ts";
import { handler } from "../../sandbox/page/handler.ts";

/** What a browser gets to see of a page. */
export interface SeenPage {
  readonly http: number;
  readonly headers: Readonly<Record<string, string | number | boolean>>;
  /** As it was sent. */
  readonly html: string;
  /** With its characters as people see them. */
  readonly text: string;
  /** Values of the page's form that it sends without showing them. */
  readonly hidden: Readonly<Record<string, string>>;
  /** Where the page's form goes. */
  readonly action: string | undefined;
}

const plain = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const attribute = (tag: string, name: string): string =>
  plain(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

interface Asking {
  /** Below `sandboxPages`, with its query. */
  readonly path: string;
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Opens a page of the sandbox, or sends a form to it, as API Gateway does. */
export async function openPage({ path, form, headers = {} }: Asking): Promise<SeenPage> {
  const [address = "", query = ""] = path.split("?");
  const method = form ? "POST" : "GET";
  const answer = await handler({
    version: "2.0",
    routeKey: `ANY ${sandboxPages}/{proxy+}`,
    rawPath: sandboxPages + address,
    rawQueryString: query,
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    requestContext: {
      accountId: "000000000000",
      apiId: "test",
      domainName: "test",
      domainPrefix: "test",
      http: { method, path: address, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "jest" },
      requestId: randomUUID(),
      routeKey: `ANY ${sandboxPages}/{proxy+}`,
      stage: "$default",
      time: "",
      timeEpoch: 0,
    },
    ...(form ? { body: new URLSearchParams(form).toString() } : {}),
    isBase64Encoded: false,
  });
  const html = answer.body ?? "";
  const inputs = html.match(/<input type="hidden"[^>]*>/g) ?? [];
  return {
    http: answer.statusCode ?? 0,
    headers: answer.headers ?? {},
    html,
    text: plain(html),
    hidden: Object.fromEntries(inputs.map((tag) => [attribute(tag, "name"), attribute(tag, "value")])),
    action: attribute(/<form[^>]*>/.exec(html)?.[0] ?? "", "action") || undefined,
  };
}
