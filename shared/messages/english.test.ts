import { foundIn } from "./english.ts";

test.each([
  "Pay in three instalments.",
  "The sale was cancelled.",
  "Authorised by the issuer",
  "The centre analysed the cheque.",
  "Change the colours of the page.",
  "A payment of R$ 129,90.",
  "A payment of R$ 22.000 or more.",
  "A payment of R$22,000.00.",
  "Charge ARS 22.000,00 first.",
])("%p is not how an American reads it", (text) => {
  expect(foundIn(text)).not.toEqual([]);
});

test.each([
  "Pay in three installments; the sale was canceled by a cancellation.",
  "The center analyzed the check and its analyses.",
  "A payment of R$ 22,000.00, which the issuer authorized.",
  "R$ 1,234.56 travels as `123456`, never as `1.234,56`.",
  "Send `cancelled` and read `colour`.",
  "Network Cheque Pré",
  "The promise of a precise exercise does not otherwise advise.",
])("%p is", (text) => {
  expect(foundIn(text)).toEqual([]);
});

test("it is said what to write instead", () => {
  expect(foundIn("Two instalments.")).toEqual([{ found: "instalments", write: "installment" }]);
});
