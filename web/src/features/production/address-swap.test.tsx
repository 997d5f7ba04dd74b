/** @jest-environment jsdom */
import { gatewayAddresses } from "@portal/shared/production/addresses.ts";
import { pt, screen, show } from "../../../testing/show.tsx";
import { AddressSwap } from "./address-swap.tsx";

const words = pt.production.swap;
const diff = () => screen.getByRole("figure").querySelector("pre")?.textContent ?? "";

test("each address is replaced by its own of production, which is copied with a click", () => {
  show(<AddressSwap testMerchantId="TESTE01" merchantId="LOJA0001" />);
  for (const { id, test: before, production } of gatewayAddresses) {
    const row = screen.getByRole("row", { name: new RegExp(words.address[id].slice(0, 8)) });
    expect(row.textContent).toContain(before);
    expect(row.textContent).toContain(production);
  }
  expect(screen.getByRole("button", { name: "Copiar merchantId" })).toBeInstanceOf(HTMLElement);
  expect(diff()).toContain("-");
  expect(diff()).toContain("TESTE01");
  expect(diff()).toContain("LOJA0001");
});

test("a merchantId that is not assigned yet is asked for, and cannot be copied", () => {
  show(<AddressSwap testMerchantId={null} merchantId={null} />);
  expect(screen.getByText(words.notYet)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("—")).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("button", { name: "Copiar merchantId" })).toBeNull();
  expect(diff()).toContain(words.askCommercial);
});
