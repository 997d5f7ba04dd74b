/** @jest-environment jsdom */
import { act, fireEvent } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { pt, screen, show } from "../../../testing/show.tsx";
import { ApiError } from "../../lib/api/api-error.ts";
import { CopyButton } from "../copy-button.tsx";
import { SecretValue } from "./secret-value.tsx";

const named = (text: string) => text.replace("{what}", "merchantKey");

test("a secret is masked until it is asked for, and hidden again on request", async () => {
  const { person } = show(
    <SecretValue label="merchantKey" masked="••••1234" reveal={async () => "abcd1234"} />,
  );
  expect(screen.getByText("••••1234")).toBeTruthy();
  expect(screen.queryByText("abcd1234")).toBeNull();
  await person.click(screen.getByRole("button", { name: named(pt.shell.ui.reveal) }));
  expect(await screen.findByText("abcd1234")).toBeTruthy();
  await person.click(screen.getByRole("button", { name: named(pt.shell.ui.copy) }));
  expect(await screen.findByText(pt.shell.ui.copied)).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe("abcd1234");
  await person.click(screen.getByRole("button", { name: named(pt.shell.ui.hide) }));
  expect(screen.queryByText("abcd1234")).toBeNull();
});

test("a secret that cannot be revealed stays masked and says why", async () => {
  const reveal = async () => {
    throw new ApiError("too-many-requests", { retryAfterSeconds: 60 });
  };
  const { person } = show(<SecretValue label="merchantKey" masked="••••1234" reveal={reveal} />);
  await person.click(screen.getByRole("button", { name: named(pt.shell.ui.reveal) }));
  expect((await screen.findByRole("alert")).textContent).toContain("Tente novamente em 1 minuto.");
  expect(screen.getByText("••••1234")).toBeTruthy();
});

test("whoever may not see a secret is not offered it", () => {
  show(<SecretValue label="merchantKey" masked="••••1234" />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a copy says that it was made, or that it was not, and no more after a while", async () => {
  userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("no"));
  show(<CopyButton text="abcd" label="chave" />);
  const copy = async () => {
    fireEvent.click(screen.getByRole("button"));
    await act(async () => undefined);
  };
  const said = () => [screen.getByRole("status").textContent, screen.getByRole("status").className];
  const icon = () => screen.getByRole("button").innerHTML;
  const before = icon();
  jest.useFakeTimers();
  await copy();
  expect(said()).toEqual([pt.shell.ui.copyFailed, "ui-field__error"]);
  expect(icon()).toBe(before);
  write.mockResolvedValueOnce(undefined);
  await copy();
  expect(said()).toEqual([pt.shell.ui.copied, "brand-visually-hidden"]);
  expect(icon()).not.toBe(before);
  act(() => jest.advanceTimersByTime(2500));
  jest.useRealTimers();
  expect([said()[0], icon()]).toEqual(["", before]);
});
