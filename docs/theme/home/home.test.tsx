/** @jest-environment jsdom */
import { docSets, site } from "@portal/shared/site.ts";
import { fireEvent, render, screen, within } from "@testing-library/react";
import type { ToldSequence, ToldTurn } from "../../data/clisitef/sequences/told-sequence.ts";
import { homeWords } from "../../words/home.ts";
import { sequenceWords as words } from "../../words/sequence.ts";
import { Sequences } from "../sequence/sequences.tsx";
import { Hero } from "./hero.tsx";
import { ContactChannels, MostVisited, Steps, Tiles } from "./sections.tsx";

jest.mock("@docusaurus/useDocusaurusContext", () => () => ({ i18n: { currentLocale: "en" } }), {
  virtual: true,
});
jest.mock("@docusaurus/useIsBrowser", () => () => true, { virtual: true });
jest.mock(
  "@docusaurus/Link",
  () =>
    ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
  { virtual: true },
);

describe("the home page", () => {
  const addressOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

  test("leads into portal, documentation and sandbox in the reader's language", () => {
    render(<Hero locale="es" />);
    expect(addressOf(homeWords.start.es)).toBe("/es/onboarding");
    expect(addressOf(homeWords.read.es)).toBe("/es/docs");
    expect(addressOf(homeWords.sandbox.es)).toBe("/es/onboarding/sandbox");
  });

  test("pictures the first payment as it is called and answered", () => {
    const { container } = render(<Hero locale="en" />);
    const picture = container.querySelector("[aria-hidden]")?.textContent ?? "";
    expect(picture).toMatch(/^POST \/v1\/payments\/\{nit\}/);
    expect(picture).toMatch(/"card": \{\n.*"number": "\d+",?\n/s);
    expect(picture).toMatch(/R\$\d+\.\d\d/);
    expect(picture).toContain("status CON");
  });

  test("has a tile for each of the first four doc sets, and every most visited page", () => {
    render(
      <>
        <Tiles locale="en" />
        <MostVisited locale="en" />
      </>,
    );
    const links = (name: string) =>
      within(screen.getByRole("region", { name }))
        .getAllByRole("link")
        .map((link) => link.getAttribute("href"));
    expect(links(homeWords.tilesTitle.en)).toEqual(docSets.slice(0, 4).map(({ path }) => `/en${path}`));
    expect(links(homeWords.visitedTitle.en)).toHaveLength(6);
  });

  test("tells the way in steps, and how to reach somebody", () => {
    render(
      <>
        <Steps locale="en" />
        <ContactChannels locale="en" />
      </>,
    );
    expect(screen.getAllByRole("listitem")).toHaveLength(Object.keys(homeWords.steps).length);
    expect(addressOf(site.phone)).toMatch(/^tel:\+?\d+$/);
    expect(addressOf(site.supportEmail)).toBe(`mailto:${site.supportEmail}`);
    expect(addressOf(new URL(site.contactUrl).host)).toBe(site.contactUrl);
  });
});

describe("a sequence of the library", () => {
  const asked: ToldTurn = {
    command: "30",
    commandName: "Ask",
    commandLink: "/commands#30",
    field: "146",
    fieldName: "Amount",
    fieldLink: "/fields#146",
    buffer: "Type\nthe amount",
    screen: "Amount?",
    answer: "10,00",
    proceed: "-1",
    why: "It goes on",
  };
  const quiet: ToldTurn = {
    command: "0",
    commandName: "Store",
    commandLink: "/commands#0",
    screen: "",
    proceed: "0",
    why: "Nothing to show",
  };
  const sale: ToldSequence = {
    id: "sale",
    title: "A sale",
    starts: "Begin(sale)",
    turns: [asked, quiet],
    result: "0",
    outcome: "Approved",
    ends: ["Finish(1)"],
  };
  const other: ToldSequence = { ...sale, id: "other", title: "Another", starts: "Begin(other)", turns: [] };
  const all = [sale, other];

  test("is in the page turn by turn, the first one open", () => {
    render(<Sequences sequences={all} />);
    const folds = [...document.querySelectorAll("details")];
    expect(folds.map(({ open }) => open)).toEqual([true, false]);
    const [starts, first, second, end] = folds[0]?.querySelectorAll("li") ?? [];
    expect(starts?.textContent).toBe("Begin(sale) → 10000");
    expect(first?.textContent).toBe(
      `${words.command.en} 30 Ask, ${words.field.en} 146 Amount: Type ⏎ the amount. It goes on ${words.answers.en} 10,00 Continua -1`,
    );
    expect(second?.textContent).toBe(`${words.command.en} 0 Store. Nothing to show`);
    expect(end?.textContent).toBe(`${words.returned.en} 0. Approved Finish(1)`);
  });

  test("is played one turn at a time, by buttons and by keys, and never beyond its ends", async () => {
    render(<Sequences sequences={all} />);
    fireEvent.click(screen.getByRole("button", { name: words.play.en }));
    const player = await screen.findByRole("region", { name: words.title.en });
    const button = (name: string) => within(player).getByRole("button", { name });
    const [previous, next] = [button(words.previous.en), button(words.next.en)];
    const at = (place: number, of = 4) =>
      expect(
        within(player).getByText(
          words.progress.en.replace("%at%", String(place)).replace("%of%", String(of)),
        ),
      ).toBeInstanceOf(HTMLElement);
    const isOff = (one: HTMLElement) => one.getAttribute("aria-disabled");
    expect(document.activeElement).toBe(next);
    at(1);
    expect([isOff(previous), isOff(next)]).toEqual(["true", "false"]);
    fireEvent.click(previous);
    at(1);
    expect(within(player).getByText("Begin(sale)")).toBeInstanceOf(HTMLElement);

    fireEvent.click(next);
    at(2);
    expect(within(player).getByText("Amount?")).toBeInstanceOf(HTMLElement);
    expect(within(player).getByText("146")).toBeInstanceOf(HTMLElement);
    expect(within(player).getByText("10,00")).toBeInstanceOf(HTMLElement);

    fireEvent.keyDown(next, { key: "ArrowRight" });
    at(3);
    expect(within(player).getByText(words.empty.en)).toBeInstanceOf(HTMLElement);
    expect(within(player).getByText(words.asItCame.en, { exact: false })).toBeInstanceOf(HTMLElement);
    expect(within(player).queryByText("Buffer")).toBeNull();

    fireEvent.keyDown(next, { key: "End" });
    fireEvent.click(next);
    at(4);
    expect([isOff(previous), isOff(next)]).toEqual(["false", "true"]);
    expect(within(player).getByText("Approved")).toBeInstanceOf(HTMLElement);
    fireEvent.keyDown(next, { key: "ArrowLeft" });
    at(3);
    expect(fireEvent.keyDown(next, { key: "Home" })).toBe(false);
    at(1);
    expect(fireEvent.keyDown(next, { key: "Tab" })).toBe(true);
    fireEvent.click(next);
    fireEvent.click(button(words.restart.en));
    at(1);
    fireEvent.click(next);
    fireEvent.click(within(player).getByRole("radio", { name: "Another" }));
    at(1, 2);
    expect(within(player).getByText("Begin(other)")).toBeInstanceOf(HTMLElement);
  });
});
