import { once } from "node:events";
import { createServer, type RequestListener, request } from "node:http";
import { forPagesOf, forPrograms, forThisMachine } from "./own-host.ts";

/** Past fetch, which lets nobody choose the host. */
async function statusOf(
  listener: RequestListener,
  headers: Record<string, string>,
): Promise<number | undefined> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const [response] = await once(request({ host: "127.0.0.1", port, headers }).end(), "response");
  response.resume();
  server.closeAllConnections();
  server.close();
  return response.statusCode;
}

const works: RequestListener = (_request, response) => {
  response.writeHead(200).end();
};

test.each([
  ["localhost", 200],
  ["localhost:8080", 200],
  ["LOCALHOST:8080", 200],
  ["127.0.0.1:8080", 200],
  ["[::1]:8080", 200],
  ["elsewhere.example:8080", 421],
  ["localhost.elsewhere.example", 421],
  ["127.0.0.1.elsewhere.example", 421],
  ["elsewhere.example:8080@localhost", 421],
])("who asks for the host %p is answered %p", async (host, status) => {
  expect(await statusOf(forThisMachine(works), { host })).toBe(status);
});

test("a page is answered where its origin is one of the server's own, a program everywhere", async () => {
  const own = "http://localhost:8082";
  expect(await statusOf(forPagesOf([own], works), { host: "localhost", origin: own })).toBe(200);
  expect(
    await statusOf(forPagesOf([own], works), { host: "localhost", origin: "http://localhost:8080" }),
  ).toBe(403);
  expect(await statusOf(forPagesOf([own], works), { host: "localhost", origin: "null" })).toBe(403);
  expect(await statusOf(forPrograms(works), { host: "localhost" })).toBe(200);
  expect(await statusOf(forPrograms(works), { host: "localhost", origin: own })).toBe(403);
});
