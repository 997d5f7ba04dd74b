import { linkedRequest, panelAnchor } from "@portal/shared/certification-match/recipe/call-link.ts";
import { type CallSheet, keyOf, namedValues } from "../../../data/e-sitef/call-sheet.ts";
import type { Typed } from "./call-values.ts";

/** The values of the request in the page's address, as far as the call documents them; undefined without one. */
export function linkedValues({ parameters }: CallSheet, hash = window.location.hash): Typed | undefined {
  const request = linkedRequest(hash);
  if (!request) return undefined;
  const documented = new Set(parameters.filter((each) => each.in === "body").map(({ name }) => name));
  return Object.fromEntries(
    namedValues(request.body, "")
      .filter(([name]) => documented.has(name.replaceAll(/\[\d+\]/g, "[]")))
      .map(([name, value]) => [keyOf("body", name), value]),
  );
}

export const isLostByLink = (): boolean => linkedRequest(window.location.hash)?.isLost ?? false;

/** Once it is taken over, what somebody types counts, and the address names the panel alone. */
export function forgetLink(): void {
  if (linkedRequest(window.location.hash)) window.history.replaceState(window.history.state, "", panelAnchor);
}
