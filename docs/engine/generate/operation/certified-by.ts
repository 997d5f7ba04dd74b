import { type CertificationTest, certificationTests } from "@portal/shared/certification/test-cases.data.ts";
import { recipeOf } from "@portal/shared/certification-match/recipe/recipes.data.ts";
import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { heading, page, prose } from "../markdown.ts";
import { operationWords as words } from "./operation-words.ts";

const makesCall = (id: GatewayOperationId, { id: caseId, cards }: CertificationTest): boolean =>
  recipeOf(caseId, cards).some(({ operation }) => operation === id);

/** Cases whose calls include this one. In the portal each of them leads back here. */
export function certifiedBy(id: GatewayOperationId, locale: Locale): string {
  const cases = certificationTests.filter((each) => makesCall(id, each));
  if (cases.length === 0) return "";
  const items = cases.map(
    (each) =>
      `- <PortalLink to="/onboarding/certification/send-test?case=${each.id}">${prose(each.title[locale])}</PortalLink>`,
  );
  return page(
    heading(words.certification[locale], "certificacao"),
    words.certificationText[locale],
    items.join("\n"),
  ).trimEnd();
}
