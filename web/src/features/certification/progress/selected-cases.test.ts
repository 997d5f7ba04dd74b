import { certificationSchema } from "@portal/shared/certification/model.ts";
import { certificationRoutes } from "@portal/shared/certification/routes.data.ts";
import { selectedCases } from "./selected-cases.ts";

const example = certificationSchema.parse(certificationRoutes.get.answer);

test("the cases that are tested come in the script's order, whatever the order of their choice", () => {
  const chosen = ["pix-error", "card-denied", "card-approved"];
  const ids = selectedCases({ ...example, selected: chosen }).map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(ids.indexOf("card-denied")).toBeLessThan(ids.indexOf("pix-error"));
});
