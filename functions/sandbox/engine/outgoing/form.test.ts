import { sale } from "../../../testing/deliveries/deliveries.ts";
import { formOf } from "./form.ts";

const answered = { esitef_usn: "261122123456789", authorization_number: "550331" };
const card = { brand: "Visa", lastFour: "0044" };

test("the notice of a payment page names the authorization and the brand", () => {
  const { callback, fields } = formOf({ ...sale("NIT", 2), machine: "html", card, answered }, 2);
  expect(callback).toBe("status-notification");
  expect(fields).toMatchObject({ status: "CON", numeroAutorizacao: "550331", bandeira: "Visa" });
});

test("the notice of a REST sale leaves them to the query", () => {
  const { fields } = formOf({ ...sale("NIT", 2), card, answered }, 2);
  expect(fields).not.toHaveProperty("numeroAutorizacao");
  expect(fields).not.toHaveProperty("bandeira");
});
