import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { handler } from "./handler.ts";

const pages: Record<string, string> = {
  "/404.html": "<h1>Página não encontrada</h1>",
  "/en/404.html": "<h1>Page not found</h1>",
  "/es/404.html": "<h1>Página no encontrada</h1>",
};

let site: Server;

beforeAll(async () => {
  site = createServer(({ url = "" }, response) => {
    response.writeHead(url in pages ? 200 : 403).end(pages[url]);
  });
  await new Promise<void>((resolve) => {
    site.listen(0, "127.0.0.1", resolve);
  });
  const address = site.address();
  if (address === null || typeof address === "string") throw new Error("The site does not listen.");
  const { port }: AddressInfo = address;
  process.env["SITE_URL"] = `http://127.0.0.1:${port}`;
});

afterAll(() => {
  site.close();
});

const ask = (rawPath: string) => handler({ rawPath, requestContext: { requestId: "request-1" } });

test.each([
  ["/docs/e-sitef/nada", "Página não encontrada"],
  ["/en/docs/e-sitef/nothing/index.html", "Page not found"],
  ["/es", "Página no encontrada"],
  ["/english", "Página não encontrada"],
])("who asks for %s reads in that language that it is not there", async (path, words) => {
  const { statusCode, headers, body } = await ask(path);
  expect(statusCode).toBe(404);
  expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8" });
  expect(body).toContain(words);
});

test("an address that the API does not have is refused as the API refuses", async () => {
  const { statusCode, headers, body = "" } = await ask("/api/companys/1");
  expect(statusCode).toBe(404);
  expect(headers).toMatchObject({ "content-type": "application/problem+json" });
  expect(JSON.parse(body)).toMatchObject({ code: "not-found", requestId: "request-1" });
});

test("a site without its own page for it is a failure that rings, not an empty answer", async () => {
  const { "/404.html": page = "" } = pages;
  delete pages["/404.html"];
  await expect(ask("/nada")).rejects.toThrow("403");
  pages["/404.html"] = page;
});
