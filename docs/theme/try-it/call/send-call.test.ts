import { sendCall } from "./send-call.ts";

const request = {
  method: "POST",
  url: "/sandbox/x",
  headers: { merchant_id: "SB1" },
  body: { amount: "1" },
} as const;
const never = new AbortController().signal;
const answering = (response: Response | Error) =>
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => {
    if (response instanceof Error) throw response;
    return response;
  });

afterEach(() => jest.restoreAllMocks());

test("the answer is what arrived: status, body, and the headers that tell something", async () => {
  const headers = { "Content-Type": "application/json", "Retry-After": "7", "X-Other": "1" };
  const fetched = answering(new Response('{"code":"0"}', { status: 429, headers }));
  const sent = await sendCall(request, never);
  expect(sent).toMatchObject({
    kind: "answer",
    answer: { status: 429, body: { code: "0" }, retryAfterSeconds: 7 },
  });
  expect(sent.kind === "answer" && sent.answer.headers.map(([name]) => name)).toEqual([
    "content-type",
    "retry-after",
  ]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ body: '{"amount":"1"}', credentials: "omit" });
});

test("what is no JSON is shown as text, and an empty answer as none", async () => {
  answering(new Response("<html>", { status: 504 }));
  expect(await sendCall(request, never)).toMatchObject({ answer: { status: 504, body: "<html>" } });
  answering(new Response(null, { status: 204 }));
  expect(await sendCall(request, never)).toMatchObject({ answer: { status: 204, body: undefined } });
});

test("without an answer the reader learns whether the connection, the sandbox or they themselves ended it", async () => {
  answering(new TypeError("failed"));
  Object.defineProperty(navigator, "onLine", { value: false, configurable: true });
  expect(await sendCall(request, never)).toEqual({ kind: "offline" });
  Object.defineProperty(navigator, "onLine", { value: true, configurable: true });
  expect(await sendCall(request, never)).toEqual({ kind: "unreachable" });
  expect(await sendCall(request, AbortSignal.abort())).toEqual({ kind: "stopped" });
  jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  expect(await sendCall(request, never)).toEqual({ kind: "timeout" });
});
