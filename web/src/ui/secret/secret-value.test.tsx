/** @jest-environment jsdom */
import { pt, screen, show } from "../../../testing/show.tsx";
import { ApiError } from "../../lib/api/api-error.ts";
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
