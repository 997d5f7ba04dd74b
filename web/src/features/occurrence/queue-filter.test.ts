import { isFiltered, panelFilterCount, readQueueFilter, writeQueueFilter } from "./queue-filter.ts";

const read = (search: string) => readQueueFilter(new URLSearchParams(search));

describe("the filter of support's queue", () => {
  it("opens on what waits for support when the address says nothing", () => {
    expect(read("")).toEqual({ status: "support-pending" });
    expect(isFiltered(read(""))).toBe(false);
  });

  it("is what the address says, so that a reload or a shared link shows the same list", () => {
    const search =
      "status=support-pending&product=online-payment&stage=configuration&priority=high&text=padaria";
    const filter = read(search);
    expect(filter).toEqual({
      status: "support-pending",
      product: "online-payment",
      stage: "configuration",
      priority: "high",
      text: "padaria",
    });
    expect(writeQueueFilter(new URLSearchParams(), filter).toString()).toBe(search);
  });

  it("ignores what an edited address makes up", () => {
    expect(read("status=lost&product=tef&priority=asap&text=%20%20")).toEqual({ status: "support-pending" });
  });

  it("looks for a text in every state, unless one is asked for", () => {
    expect(read("text=2026-000421").status).toBe("all");
    expect(read("text=2026-000421&status=approved").status).toBe("approved");
  });

  it("cuts a search that the server would refuse as too long", () => {
    expect(read(`text=${"a".repeat(200)}`).text).toHaveLength(80);
  });

  it("goes back to the first page when the list becomes another one", () => {
    const next = writeQueueFilter(new URLSearchParams("cursor=abc&limit=20&status=approved"), {
      status: "rejected",
    });
    expect(next.toString()).toBe("limit=20&status=rejected");
  });

  it("leaves the address clean when a filter is taken away", () => {
    const search = new URLSearchParams("status=approved&product=online-payment");
    expect(writeQueueFilter(search, { status: undefined, product: undefined }).toString()).toBe("");
  });

  it("counts only the filters of the panel", () => {
    expect(panelFilterCount(read("status=approved&text=x&product=online-payment&priority=low"))).toBe(2);
  });
});
