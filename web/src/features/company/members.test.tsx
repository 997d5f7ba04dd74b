/** @jest-environment jsdom */
import { companyContract } from "@portal/shared/company/contract.ts";
import type { Member } from "@portal/shared/company/member.ts";
import { companyRoutes } from "@portal/shared/company/routes.data.ts";
import { pt, screen, showKnowing } from "../../../testing/show.tsx";
import { readOf } from "../../lib/api/read.ts";
import { Members } from "./members.tsx";

const asked: unknown[] = [];
jest.mock("../../lib/api/api.ts", () => ({
  ...jest.requireActual("../../lib/api/api.ts"),
  api: () =>
    new Proxy(
      {},
      {
        get: (_, name) => async (input: unknown) => {
          asked.push([name, input]);
          return { items: [] };
        },
      },
    ),
}));

const members = companyRoutes.listMembers.answer?.items ?? [];
const [owner] = members;
if (!owner) throw new Error("The route shows no member.");
const requested: Member = {
  ...owner,
  sub: "carla",
  name: "Carla Dias",
  email: "carla@loja.example",
  role: "requested",
};
const words = pt.company;

const showMembers = (items: readonly Member[], isOwner: boolean) =>
  showKnowing(<Members companyId="company" country="BR" isOwner={isOwner} />, [
    [readOf(companyContract, "listMembers", { companyId: "company" }), { items }],
  ]);

test("the owner is told who asks to take part, and answers beside the name", async () => {
  const { person } = showMembers([...members, requested], true);
  expect(screen.getByText(words.requests)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByText(words.onlyOwner)).toBeNull();
  await person.click(screen.getByRole("button", { name: words.decline }));
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("Recusar Carla Dias?");
  expect(dialog.textContent).toContain("carla@loja.example");
  expect(asked).toEqual([]);
});

test("other members read that only the owner answers", () => {
  showMembers([...members, requested], false);
  expect(screen.getByText(words.onlyOwner)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button", { name: words.accept })).toBeNull();
});

test("while nobody asks, there is nothing to answer", () => {
  showMembers(members, true);
  expect(screen.queryByText(words.requests)).toBeNull();
  expect(screen.getByText("Rita Melo")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button", { name: words.accept })).toBeNull();
});

test.each([
  ["accept", words.accept, words.acceptTitle, "primary"],
  ["decline", words.decline, words.declineTitle, "danger"],
])("whoever asks is let in or turned away once that was confirmed: %s", async (name, label, title, look) => {
  asked.length = 0;
  const { person } = showMembers([...members, requested], true);
  await person.click(screen.getByRole("button", { name: label }));
  const dialog = await screen.findByRole("alertdialog", { name: title.replace("{name}", "Carla Dias") });
  const [confirm] = [...dialog.querySelectorAll("button")].filter(({ textContent }) => textContent === label);
  expect(confirm?.className).toContain(look);
  if (confirm) await person.click(confirm);
  expect(asked).toMatchObject([["answerJoinRequest", { body: { accept: name === "accept" } }]]);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
