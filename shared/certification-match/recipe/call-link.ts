import { callPage } from "./pages.data.ts";
import type { RecipeCall } from "./recipe.ts";

/** A ready request, as its link carries it to the panel of the call's page. Store and key are the panel's own. */
export interface LinkedRequest {
  readonly body: object;
  /** Its answer shall get lost. */
  readonly isLost: boolean;
}

/** Where the panel stands on its page. What follows is never sent to a server. */
export const panelAnchor = "#experimente";
const begin = `${panelAnchor}?`;

const later = /\{\w+\}/;

/** Without what only an earlier call can tell. */
const known = (body: object): object =>
  JSON.parse(
    JSON.stringify(body, (_, member: unknown) =>
      typeof member === "string" && later.test(member) ? undefined : member,
    ),
  );

/** The page of a call, with its panel opened and filled in; undefined where the call has no page. */
export function callLink({ operation, body = {}, isLost }: RecipeCall): string | undefined {
  const page = callPage(operation);
  const request: LinkedRequest = { body: known(body), isLost: isLost ?? false };
  return page && `${page}${begin}${encodeURIComponent(JSON.stringify(request))}`;
}

export const isRequestLink = (hash: string): boolean => hash.startsWith(begin);

/** What a page was opened with; a link that somebody cut or made up says nothing. */
export function linkedRequest(hash: string): LinkedRequest | undefined {
  if (!isRequestLink(hash)) return undefined;
  try {
    const { body, isLost }: Partial<LinkedRequest> = Object(
      JSON.parse(decodeURIComponent(hash.slice(begin.length))),
    );
    return { body: Object(body), isLost: isLost === true };
  } catch {
    return undefined;
  }
}
