import { signUpTab, tabName } from "@portal/shared/session/return-to.ts";

export const asksForSignUp = (search: string): boolean =>
  new URLSearchParams(search).get(tabName) === signUpTab;

/** The query of the sign-in page, asking for this tab. */
export function searchForTab(search: string, isSignUp: boolean): string {
  const next = new URLSearchParams(search);
  if (isSignUp) next.set(tabName, signUpTab);
  else next.delete(tabName);
  return next.toString();
}
