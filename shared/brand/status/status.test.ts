import { site } from "../../site.ts";
import { parseStatus, readStatus, stateText } from "./status.ts";

const answer = (body: unknown, ok = true) =>
  jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(body, { status: ok ? 200 : 503 }));

afterEach(() => jest.restoreAllMocks());

test("a platform without incidents is operational, in the words of each language", () => {
  expect(stateText[parseStatus({ status: { indicator: "none" } })]).toEqual({
    pt: "Sistema operacional",
    en: "System operational",
    es: "Sistema operativo",
  });
});

test.each(["minor", "major", "critical"] as const)("a %s incident is told as such", (indicator) => {
  expect(parseStatus({ status: { indicator } })).toBe(indicator);
});

test.each([null, "up", {}, { status: null }, { status: { indicator: "toString" } }, { status: {} }])(
  "an answer of another shape (%j) never passes for operational",
  (body) => {
    expect(parseStatus(body)).toBe("unknown");
  },
);

test("the status address is asked, past every cache", async () => {
  const fetched = answer({ status: { indicator: "none" } });
  expect(await readStatus(new AbortController().signal)).toBe("operational");
  expect(fetched).toHaveBeenCalledWith(site.statusUrl, expect.objectContaining({ cache: "no-store" }));
});

test("an error or no network is unknown, not operational", async () => {
  answer({ status: { indicator: "none" } }, false);
  expect(await readStatus(new AbortController().signal)).toBe("unknown");
  jest.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
  expect(await readStatus(new AbortController().signal)).toBe("unknown");
});
