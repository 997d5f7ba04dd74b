/** @jest-environment jsdom */
import { callbackWords } from "@portal/shared/esitef/words/callbacks.data.ts";
import { type Delivery, deliveryStatuses } from "@portal/shared/sandbox/delivery.ts";
import { sandboxRoutes } from "@portal/shared/sandbox/routes.data.ts";
import { pt, screen, showKnowing } from "../../../../testing/show.tsx";
import { deliveryQuery } from "../queries.ts";
import { DeliveryDetail } from "./delivery-detail.tsx";

const example = sandboxRoutes.getDelivery.answer;
if (!example) throw new Error("The route shows no delivery.");
const place = { companyId: "company", merchantId: "SBX7Q2M9KD4T1WZ" };
const words = pt.sandbox.deliveries;

const showDelivery = (changes: Partial<Delivery> = {}, mayAct = true) => {
  const delivery: Delivery = { ...example, ...changes };
  showKnowing(
    <DeliveryDetail
      place={place}
      country="BR"
      deliveryId={delivery.id}
      addressOf={({ transaction }) => `/elsewhere?transaction=${transaction}`}
      mayAct={mayAct}
    />,
    [[deliveryQuery(place, delivery.id), delivery]],
  );
};
const sendAgain = () => screen.queryByRole("button", { name: words.again.send });

test.each(deliveryStatuses)(
  "who runs the store sends a delivery again unless it still waits: %s",
  (status) => {
    showDelivery({ status });
    expect(sendAgain() !== null).toBe(status !== "waiting");
  },
);

test("who only reads along sends nothing, and copies the form as the company does", () => {
  showDelivery({}, false);
  expect(sendAgain()).toBeNull();
  expect(screen.getByRole("button", { name: `Copiar ${words.form}` })).toBeInstanceOf(HTMLButtonElement);
});

test("a delivery says what it tells, where it went, and the form as its receiver reads it", () => {
  showDelivery();
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(
    callbackWords["status-notification"].title.pt,
  );
  expect(screen.getByText("https://loja.example.com/pagamento/status")).toBeInstanceOf(HTMLElement);
  expect(screen.getByText("pedido-1").parentElement?.textContent).toBe("pedido=pedido-1");
  const transaction = screen.getByRole("link", { name: example.transactionId });
  expect(transaction.getAttribute("href")).toBe(`/elsewhere?transaction=${example.transactionId}`);
});

test("one that had no address says so, and a token that was asked for leads to no transaction", () => {
  showDelivery({ to: null, status: "kept", transactionId: example.id });
  expect(screen.getByText(words.nowhere)).toBeInstanceOf(HTMLElement);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.queryByText(words.transaction)).toBeNull();
});

test("what a program that listened said of it is told, also that it said nothing", () => {
  showDelivery({ heard: { at: example.at, http: 204 }, nextAt: null });
  expect(screen.getByText(words.heard).nextElementSibling?.textContent).toMatch(/^204 · /);
  expect(screen.queryByText(words.next)).toBeNull();
});

test("while it waits, the next attempt is told; a listener without an answer is told as that", () => {
  showDelivery({ status: "waiting", nextAt: example.at, heard: { at: example.at, http: null } });
  expect(screen.getByText(words.next)).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(words.heard).nextElementSibling?.textContent).toMatch(
    new RegExp(`^${words.noAnswer} · `),
  );
});
